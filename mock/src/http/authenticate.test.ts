import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { setupMock } from '../node.ts';
import { signedData, startPlayer } from '../player.fixture.ts';
import { signInitData } from '../telegram/launch/init-data.ts';
import { authenticate, rawInitData } from './authenticate.ts';

setupMock();

const zeros = '0'.repeat(64);
const minuteAgo = () => Math.floor(Date.now() / 1_000) - 60;

test.each([
  ['no header', {}, 'INIT_DATA_MISSING'],
  ['another scheme', { Authorization: 'Bearer abc' }, 'INIT_DATA_MISSING'],
  ['no data', { Authorization: 'tma' }, 'INIT_DATA_MISSING'],
  ['plain text for data', { Authorization: 'tma hello' }, 'INIT_DATA_MALFORMED'],
  ['no hash', { Authorization: 'tma auth_date=1' }, 'INIT_DATA_MALFORMED'],
  ['a forged hash', { Authorization: `tma hash=${zeros}` }, 'INIT_DATA_SIGNATURE_INVALID'],
  [
    'a forged hash and an unreadable user',
    { Authorization: `tma user=x&hash=${zeros}` },
    'INIT_DATA_SIGNATURE_INVALID',
  ],
])('a call with %s is refused', async (_, headers, code) => {
  const response = await fetch('http://localhost/api/user/me', { headers });

  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code });
});

test('init data of another bot identifies no player', async () => {
  const raw = await signedData(1, {}, '42:another-token');

  await expect(authenticate(raw, Date.now())).rejects.toMatchObject({
    code: 'INIT_DATA_SIGNATURE_INVALID',
  });
});

test('init data with a repeated field is refused, even when it is signed', async () => {
  const raw = `${await signedData(1)}&user=%7B%22id%22%3A2%7D`;

  await expect(authenticate(raw, Date.now())).rejects.toMatchObject({
    code: 'INIT_DATA_MALFORMED',
  });
});

test('init data without a user is refused with INIT_DATA_USER_MISSING', async () => {
  const raw = await signInitData({ auth_date: minuteAgo() }, development.bot_token);

  await expect(authenticate(raw, Date.now())).rejects.toMatchObject({
    code: 'INIT_DATA_USER_MISSING',
  });
});

test.each([
  [86_399, undefined],
  [86_400, 'INIT_DATA_EXPIRED'],
  [-60, undefined],
  [-61, 'INIT_DATA_FROM_FUTURE'],
])('init data that is %s seconds old returns %s', async (age, code) => {
  const issuedAt = minuteAgo();
  const raw = await signedData(1, { auth_date: issuedAt });

  const outcome = await authenticate(raw, (issuedAt + age) * 1_000).catch((error) => error);

  expect(outcome.code).toBe(code);
});

async function signed(fields: Record<string, string>): Promise<string> {
  return signInitData(fields, development.bot_token);
}

test.each([
  ['a time that is none before a missing user', { auth_date: 'soon' }, 'INIT_DATA_MALFORMED'],
  ['its age before a missing user', { auth_date: '1' }, 'INIT_DATA_EXPIRED'],
  ['its age before an unreadable user', { auth_date: '1', user: 'x' }, 'INIT_DATA_EXPIRED'],
  ['the future before a missing user', { auth_date: '99999999999' }, 'INIT_DATA_FROM_FUTURE'],
  [
    'a line break before the signature',
    { query_id: 'a\nb', auth_date: '1' },
    'INIT_DATA_MALFORMED',
  ],
])('signed init data is checked for %s', async (_, fields, code) => {
  await expect(authenticate(await signed(fields), Date.now())).rejects.toMatchObject({ code });
});

test('an unreadable user is refused only after all other checks passed', async () => {
  const raw = await signed({ auth_date: `${minuteAgo()}`, user: '{"id":1.5}' });

  await expect(authenticate(raw, Date.now())).rejects.toMatchObject({
    code: 'INIT_DATA_MALFORMED',
  });
});

test('init data in the Authorization header may contain spaces', () => {
  expect(rawInitData('tma a=b c')).toBe('a=b c');
});

test('the signed start parameter sets the referrer of a new player', async () => {
  const referrer = await startPlayer(1);
  const { code, user_id } = (await referrer.get('/user/referrals/code')).json;
  const newcomer = await startPlayer(2, { start_param: `USER7REF${code}` });

  await newcomer.get('/user/me');

  expect((await newcomer.get(`/user/referrals/stats/${user_id}`)).json).toMatchObject({
    referred_users_count: 1,
  });
});

test('init data that was accepted before still expires', async () => {
  const issuedAt = minuteAgo();
  const raw = await signedData(1, { auth_date: issuedAt });
  await authenticate(raw, issuedAt * 1_000);

  await expect(authenticate(raw, (issuedAt + 90_000) * 1_000)).rejects.toMatchObject({
    code: 'INIT_DATA_EXPIRED',
  });
});
