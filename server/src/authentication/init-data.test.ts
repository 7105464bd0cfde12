import { Problem } from '@bold/sdk/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signInitData } from '../../test/init-data.ts';
import { validateInitData } from './init-data.ts';

const botToken = '1234567890:a-token-only-for-these-tests-000';
const now = new Date('2026-11-20T12:00:00Z');
const authDate = now.getTime() / 1000;
const fields = {
  auth_date: String(authDate),
  query_id: 'AAHdF6IQAAAAAN0XohDhrOrc',
  signature: 'stays-in-the-check-string',
  user: JSON.stringify({ id: 279058397, first_name: 'Bold', username: 'bold_one' }),
};
const sign = (changes: Record<string, string> = {}) =>
  signInitData({ ...fields, ...changes }, botToken);
const check = (raw: string, changes = {}) =>
  validateInitData(raw, { botToken, maxAgeS: 86_400, now, ...changes });

function codeOf(raw: string): string {
  try {
    check(raw);
    return 'accepted';
  } catch (error) {
    return error instanceof Problem ? error.code : String(error);
  }
}

test("[SEC-02] the example of Telegram's documentation is accepted", () => {
  const raw =
    'query_id=AAHdF6IQAAAAAN0XohDhrOrc&user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%22%2C%22last_name%22%3A%22Kibenko%22%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%7D&auth_date=1662771648&hash=c501b71e775f74ce10e377dea85a7ea24ecd640b223ea86dfe453e0eaed2e2b2';
  const initData = validateInitData(raw, {
    botToken: '5768337691:AAH5YkoiEuPk8-FZa32hStHTqXiLPtAEhx8',
    maxAgeS: 60,
    now: new Date(1_662_771_650_000),
  });
  expect(initData.user).toEqual({
    id: 279058397,
    firstName: 'Vladislav',
    lastName: 'Kibenko',
    username: 'vdkfrost',
    languageCode: 'ru',
  });
});

test('[SEC-02] [ENT-03] user, time and start parameter are those that Telegram signed', async () => {
  expect(check(await sign({ start_param: 'REFk3v9x2' }))).toEqual({
    user: {
      id: 279058397,
      firstName: 'Bold',
      lastName: null,
      username: 'bold_one',
      languageCode: null,
    },
    authDate: now,
    startParameter: 'REFk3v9x2',
  });
});

test('[SEC-02] no mutation of signed init data is accepted', async () => {
  const raw = await sign();
  const meaning = (text: string) => [...new URLSearchParams(text)].sort().join('\n');
  const mutation = fc.tuple(
    fc.nat(raw.length),
    fc.nat(4),
    fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('&', '=', '%', '%0A', '&user={}', '+')),
  );
  fc.assert(
    fc.property(mutation, ([at, removed, inserted]) => {
      const mutated = raw.slice(0, at) + inserted + raw.slice(at + removed);
      fc.pre(meaning(mutated) !== meaning(raw));
      expect(codeOf(mutated)).toMatch(/^INIT_DATA_/);
    }),
    { numRuns: 1000, seed: 20_261_120 },
  );
});

test('[SEC-02] init data of another bot is refused', async () => {
  expect(codeOf(await signInitData(fields, '1234567890:the-token-of-another-bot'))).toBe(
    'INIT_DATA_SIGNATURE_INVALID',
  );
});

test('[SEC-02] init data is valid until the second before it expires', async () => {
  expect(codeOf(await sign({ auth_date: String(authDate - 86_399) }))).toBe('accepted');
  expect(codeOf(await sign({ auth_date: String(authDate - 86_400) }))).toBe('INIT_DATA_EXPIRED');
});

test('[SEC-02] an auth_date up to a minute in the future is accepted, a later one is refused', async () => {
  expect(codeOf(await sign({ auth_date: String(authDate + 60) }))).toBe('accepted');
  expect(codeOf(await sign({ auth_date: String(authDate + 61) }))).toBe('INIT_DATA_FROM_FUTURE');
});

test('[SEC-02] [ENT-03] signed init data without a user is refused', async () => {
  const { user: _, ...rest } = fields;
  expect(codeOf(await signInitData(rest, botToken))).toBe('INIT_DATA_USER_MISSING');
});

test.each([
  ['a repeated key', `${await sign()}&query_id=other`],
  ['a hash that occurs twice', `${await sign()}&hash=${'0'.repeat(64)}`],
  ['a signed control character', await sign({ query_id: 'a\u0000b' })],
  ['no hash', 'auth_date=1&user=%7B%7D'],
  ['a hash in capitals', (await sign()).replace(/[0-9a-f]{64}$/, (hash) => hash.toUpperCase())],
  ['a broken escape', `${await sign()}&x=%E0%A4%A`],
  ['no query string at all', 'hello'],
  ['an auth_date that is no number', await sign({ auth_date: 'yesterday' })],
  ['a user that is not JSON', await sign({ user: 'bold' })],
  ['a user that is no object', await sign({ user: 'null' })],
  ['a user whose id is not an integer', await sign({ user: '{"id":1.5}' })],
  ['a user whose id is beyond 2^53', await sign({ user: '{"id":9007199254740993}' })],
  [
    'a line break that could pass for the end of a field',
    await sign({ query_id: 'a\nauth_date=9' }),
  ],
])('[SEC-02] %s is malformed', (_, raw) => {
  expect(codeOf(raw)).toBe('INIT_DATA_MALFORMED');
});
