import { createHmac } from 'node:crypto';
import type { User } from 'grammy/types';
import { expect, test, vi } from 'vitest';
import { json, startApi } from './api-server.fixture.ts';
import { asUser, signInitData } from './bot.ts';
import { getMyTaps } from './index.ts';

test('init data of a bot has the hash of Telegram’s rule, over all fields in their order', async () => {
  const user = { id: 7_000_000_000_104, first_name: 'Капля & Co.', username: 'a/b' };

  const { hash, ...fields } = Object.fromEntries(
    new URLSearchParams(await signInitData(user, '1:token')),
  );

  const lines = Object.entries(fields).map(([key, value]) => `${key}=${value}`);
  const secret = createHmac('sha256', 'WebAppData').update('1:token').digest();
  const expected = createHmac('sha256', secret).update(lines.sort().join('\n')).digest('hex');
  expect(hash).toBe(expected);
  expect(JSON.parse(fields.user ?? '')).toEqual(user);
  expect(Math.abs(Number(fields.auth_date) - Date.now() / 1000)).toBeLessThan(60);
});

test('init data of a bot is never from the future', async () => {
  vi.spyOn(Date, 'now').mockReturnValueOnce(1_999);
  const signed = await signInitData({ id: 7, first_name: 'Anna' }, '1:token');
  expect(new URLSearchParams(signed).get('auth_date')).toBe('1');
});

test('a call as a user has init data of that user instead of the client’s', async () => {
  const { requests } = await startApi([json(200, {})]);

  await getMyTaps(await asUser({ id: 7, first_name: 'Anna' }, '1:token'));

  const [scheme, raw] = requests[0]?.headers.authorization?.split(' ') ?? [];
  const user = new URLSearchParams(raw).get('user') ?? '';
  expect([scheme, JSON.parse(user)]).toEqual(['tma', { id: 7, first_name: 'Anna' }]);
});

test('the user of a bot’s library is accepted as it is, although its type is an interface', async () => {
  const from: User = { id: 7, is_bot: false, first_name: 'Anna', is_premium: true };

  const { headers } = await asUser(from, '1:token');

  const data = new URLSearchParams(headers.Authorization.slice('tma '.length));
  expect(JSON.parse(data.get('user') ?? '')).toEqual(from);
});
