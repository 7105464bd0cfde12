import { expect, test } from 'vitest';
import {
  baseUrl,
  folder,
  integer,
  list,
  oneOf,
  origin,
  proxies,
  redis,
  telegramLink,
  url,
} from './config-variable.ts';

test('a whole number outside its range is refused', () => {
  const port = integer(0, 65_535);
  expect(port('8080')).toBe(8080);
  for (const bad of ['65536', '-1', '1.5', '0x10', '1e3']) expect(() => port(bad)).toThrow();
});

test('an address needs one of the protocols and loses its trailing slash', () => {
  const https = url('https:');
  expect(https('https://bold.example/')).toBe('https://bold.example');
  for (const bad of ['http://bold.example', 'bold.example', '']) {
    expect(() => https(bad)).toThrow('https://');
  }
});

test('a base address ends with its host or its port', () => {
  const base = baseUrl('https:');
  for (const good of ['https://bold.example', 'https://bold.example:8443']) {
    expect([base(good), base(`${good}/`)]).toEqual([good, good]);
  }
  for (const bad of ['/app', '/app/', '//', '/?a=b', '?', '/#a', '#']) {
    expect(() => base(`https://bold.example${bad}`), bad).toThrow('without a path');
  }
  expect(() => base('https://ada@bold.example')).toThrow('a user');
});

test('a percent sign in the user and the password of an address must be encoded', () => {
  const postgres = url('postgres:');
  expect(postgres('postgres://a:p%25w@host/b')).toBe('postgres://a:p%25w@host/b');
  for (const address of ['postgres://a:p%w@host/b', 'postgres://a%w:p@host/b']) {
    expect(() => postgres(address)).toThrow('%25');
  }
});

test('the path of a Redis address is the number of a database', () => {
  for (const good of ['redis://host', 'rediss://:secret@host:6380/0', 'redis://host:6379/12']) {
    expect(redis(good)).toBe(good);
  }
  for (const bad of ['redis://host/cache', 'redis://host/1/2']) {
    expect(() => redis(bad)).toThrow('the number of a database');
  }
  expect(() => redis('http://host')).toThrow('redis://');
});

test('a link of Telegram names something at t.me', () => {
  for (const good of ['https://t.me/PremiumBot', 'https://t.me/PremiumBot?start=x']) {
    expect(telegramLink(good)).toBe(good);
  }
  const bad = ['https://fragment.com/stars', 'https://t.me', 'https://t.me/', 'http://t.me/a'];
  for (const link of [
    ...bad,
    'https://t.me:8443/a',
    'https://u:p@t.me/a',
    'https://t.me.example/a',
    'https:t.me/a',
    'https://t.me//',
    'https://t.me/%20',
    'https://t.me/a b',
    'a',
  ]) {
    expect(() => telegramLink(link)).toThrow('a link of Telegram, such as https://t.me/PremiumBot');
  }
});

test('an origin is read as browsers send it, and what is more than an origin is refused', () => {
  for (const same of ['https://app.example/', 'https://App.Example', 'https://app.example:443']) {
    expect(origin(same)).toBe('https://app.example');
  }
  expect(origin('http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080');
  const more = ['/game', '/?x', '/#x'].map((rest) => `https://app.example${rest}`);
  for (const bad of [...more, 'https://u:p@app.example', 'ftp://app.example', 'app.example', '*']) {
    expect(() => origin(bad)).toThrow('without a path');
  }
});

test('duplicate items of a list are removed', () => {
  expect(list(oneOf('stars', 'ton'))('ton, stars,ton')).toEqual(['ton', 'stars']);
  expect(() => list(oneOf('stars', 'ton'))('stars,')).toThrow('one of stars, ton');
});

test("a relative folder is resolved against the project's root", () => {
  expect(folder('/srv/bold')('data')).toBe('/srv/bold/data');
  expect(folder('/srv/bold')('/var/data')).toBe('/var/data');
});

test('trusted proxies are a number; off means none and on means one', () => {
  expect(['on', 'true', '1'].map(proxies)).toEqual([1, 1, 1]);
  expect(['off', 'false', '0'].map(proxies)).toEqual([0, 0, 0]);
  expect(proxies('2')).toBe(2);
  for (const bad of ['yes', '-1', '10', 'constructor']) expect(() => proxies(bad)).toThrow();
});
