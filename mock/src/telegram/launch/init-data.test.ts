import { expect, test } from 'vitest';
import { isSignedInitData, signInitData } from './init-data.ts';

// The example of the platform's documentation, "Init Data", section "Validating".
const documented = {
  token: '5768337691:AAGDAe6rjxu1cUgxK4BizYi--Utc3J9v5AU',
  raw: [
    'user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%22%2C%22last_name%22%3A%22Kibenko',
    '%22%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22en%22%2C%22is_premium%22%3Atrue',
    '%2C%22allows_write_to_pm%22%3Atrue%7D&chat_instance=-3788475317572404878&chat_type=private',
    '&auth_date=1709144340&hash=371697738012ebd26a111ace4aff23ee265596cd64026c8c3677956a85ca1827',
  ].join(''),
};
const token = '1:a-token-of-a-test';
const user = { id: 7, first_name: 'Ann & Bo', photo_url: 'https://t.me/i/a+b.svg' };

test('the hash of the documented example is the one that Telegram gave it', async () => {
  expect(await isSignedInitData(documented.raw, documented.token)).toBe(true);
});

test('changing any character of a signed value breaks the hash', async () => {
  const raw = documented.raw.replace('1709144340', '1709144341');

  expect(await isSignedInitData(raw, documented.token)).toBe(false);
});

test('signed init data is valid only for the token that signed it', async () => {
  const raw = await signInitData({ user, auth_date: 1 }, token);

  expect(await isSignedInitData(raw, token)).toBe(true);
  expect(await isSignedInitData(raw, `${token}!`)).toBe(false);
});

test('the hash covers the field `signature`, as in Telegram', async () => {
  const raw = await signInitData({ user, auth_date: 1, signature: 'abc' }, token);

  expect(new URLSearchParams(raw).get('signature')).toBe('abc');
  expect(await isSignedInitData(raw.replace('signature=abc', 'signature=abd'), token)).toBe(false);
});

test('a signature has the shape of 64 bytes in base64url when none is given', async () => {
  const raw = await signInitData({ user, auth_date: 1 }, token);

  expect(new URLSearchParams(raw).get('signature')).toMatch(/^[\w-]{86}$/);
});

test('init data without a hash or with two is not signed', async () => {
  const raw = await signInitData({ user, auth_date: 1 }, token);

  expect(await isSignedInitData(raw.replace(/&hash=.*/, ''), token)).toBe(false);
  expect(await isSignedInitData(`${raw}&hash=0`, token)).toBe(false);
});

test('slashes in the user are escaped and spaces are written as %20, as Telegram writes them', async () => {
  const raw = await signInitData({ user, auth_date: 1 }, token);

  expect(new URLSearchParams(raw).get('user')).toContain(String.raw`https:\/\/t.me\/i\/a+b.svg`);
  expect(raw).toContain('Ann%20%26%20Bo');
});

test('the same init data signed twice is the same string', async () => {
  const once = await signInitData({ user, auth_date: 1 }, token);

  expect(await signInitData({ user, auth_date: 1 }, token)).toBe(once);
});
