import { expect, test } from 'vitest';
import { openLive } from './live.fixture.ts';
import { liveUrl } from './live-url.ts';

test.each([
  ['https://bold.example/api', undefined, 'wss://bold.example/api/live'],
  ['http://127.0.0.1:8080/api', undefined, 'ws://127.0.0.1:8080/api/live'],
  ['wss://bold.example/api', undefined, 'wss://bold.example/api/live'],
  ['/api', 'https://bold.example/store?x=1#y', 'wss://bold.example/api/live'],
])('[LIVE-01] the live connection of the API at %s (page %s) is at %s', (base, page, address) => {
  expect(liveUrl(base, 'a', page)).toBe(`${address}?tg_auth=a`);
});

test('[LIVE-01] the init data is unchanged, encoded in tg_auth', () => {
  const initData = 'user=%7B%22id%22%3A1%7D&hash=a+b/c=';
  const url = new URL(liveUrl('https://bold.example/api', initData));
  expect([...url.searchParams]).toEqual([['tg_auth', initData]]);
});

test('[LIVE-01] each attempt to connect has the init data of its moment', () => {
  const { launch, clock, last } = openLive();
  launch.initData = 'second';
  last().drop();
  clock.advance(1_000);
  expect(last().url).toBe('wss://bold.example/api/live?tg_auth=second');
});
