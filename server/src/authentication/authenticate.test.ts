import { type Operation, operations } from '@bold/sdk/operations';
import { expect, test } from 'vitest';
import { banPlayer } from '../../test/ban-player.ts';
import { signInitData } from '../../test/init-data.ts';
import { startOfTests, startServer } from '../../test/start-server.ts';
import { erasePlayer } from '../operators/erase-player.ts';

type Me = { id: number; display_name: string; username: string | null };
type Refusal = { code: string };

const bans = new Set<number>();
const isBanned = (userId: number) => bans.has(userId);
const { call, player, clock, db, logLines } = await startServer({ deps: { isBanned } });

test('[SEC-02] [API-02] without init data in the Authorization header no player is identified', async () => {
  for (const headers of [{}, { Authorization: 'Bearer x' }, { Authorization: 'tma ' }]) {
    const response = await call<Refusal>('GET', '/api/user/me', { headers });
    expect([response.status, response.body.code]).toEqual([401, 'INIT_DATA_MISSING']);
    expect(response.headers.get('WWW-Authenticate')).toBe('tma');
  }
});

test('[SEC-02] the first call creates the player with the default name', async () => {
  const { body } = await player({ id: 101, username: 'first' }).call<Me>('GET', '/user/me');
  expect(body).toMatchObject({ username: 'first', display_name: `bold_${body.id}` });
});

test('twenty simultaneous first calls create one player', async () => {
  const { call: callAs } = player({ id: 102 });
  const calls = Array.from({ length: 20 }, () => callAs<Me>('GET', '/user/me'));
  const ids = new Set((await Promise.all(calls)).map(({ body }) => body.id));
  expect(ids.size).toBe(1);
});

test('a changed Telegram name is stored, the display name stays', async () => {
  await player({ id: 103, username: 'before' }).call('GET', '/user/me');
  const { body } = await player({ id: 103, username: 'after' }).call<Me>('GET', '/user/me');
  expect(body).toMatchObject({ username: 'after', display_name: `bold_${body.id}` });
});

test('[SEC-02] init data that was accepted before is refused once it has expired', async () => {
  const old = await signInitData({
    user: '{"id":104}',
    auth_date: String(startOfTests.getTime() / 1000 - 86_390),
  });
  const headers = { Authorization: `tma ${old}` };
  expect((await call('GET', '/api/user/me', { headers })).status).toBe(200);
  clock.time += 10_000;
  const response = await call<Refusal>('GET', '/api/user/me', { headers });
  expect([response.status, response.body.code]).toEqual([401, 'INIT_DATA_EXPIRED']);
});

test('init data is never logged', async () => {
  const { raw, call: callAs } = player({ id: 105 });
  await callAs('GET', `/user/me?tg_auth=${encodeURIComponent(await raw)}`);
  const hash = new URLSearchParams(await raw).get('hash') ?? 'none';
  expect(logLines.length).toBeGreaterThan(0);
  expect(logLines.join()).not.toContain(hash);
});

test('[START-02] the signed start parameter of the first launch records who invited the player', async () => {
  const host = player({ id: 106 });
  const { body: code } = await host.call<{ code: string; user_id: number }>(
    'GET',
    '/user/referrals/code',
  );
  const guest = player({ id: 107 }, `USER5REF${code.code}`);
  const { body: me } = await guest.call<Me>('GET', '/user/me');
  const stored = await db.selectFrom('referral').selectAll().where('user_id', '=', me.id).execute();
  expect(stored.map(({ referrer_id }) => referrer_id)).toEqual([code.user_id]);
});

test('[START-02] a first call with an unknown code in the start parameter succeeds', async () => {
  const { status } = await player({ id: 108 }, 'REFnobody0').call('GET', '/user/me');
  expect(status).toBe(200);
});

test('a banned player gets PLAYER_BANNED from every operation, with init data that was accepted before too', async () => {
  const banned = player({ id: 109 });
  const { body: me } = await banned.call<Me>('GET', '/user/me');
  bans.add(me.id);
  for (const { id, method, path } of Object.values<Operation>(operations)) {
    const call = await banned.call<Refusal>(method, path.replace(/\{\w+\}/, '1'));
    expect([id, call.status, call.body.code]).toEqual([id, 403, 'PLAYER_BANNED']);
  }
  expect((await player({ id: 110 }).call('GET', '/user/me')).status).toBe(200);
  bans.delete(me.id);
  expect((await banned.call('GET', '/user/me')).status).toBe(200);
});

test('after an erasure the same init data is that of a new player', async () => {
  const { call: callAs } = player({ id: 111, username: 'ada' });
  const { body: before } = await callAs<Me>('GET', '/user/me');
  await erasePlayer({ db }, { userId: before.id, operator: 'ada', reason: 'asked' }, 0);
  bans.add(before.id);
  const { status, body } = await callAs<Me>('GET', '/user/me');
  expect([status, body.username]).toEqual([200, 'ada']);
  expect(body.id).toBeGreaterThan(before.id);
});

test('when the ban of an erased player ends, the same init data stores the Telegram names again', async () => {
  const { call: callAs } = player({ id: 112, username: 'grace' });
  const { body: before } = await callAs<Me>('GET', '/user/me');
  await banPlayer(db, before.id);
  bans.add(before.id);
  await erasePlayer({ db }, { userId: before.id, operator: 'ada', reason: 'asked' }, 0);
  expect((await callAs('GET', '/user/me')).status).toBe(403);
  await banPlayer(db, before.id, 'unban');
  bans.delete(before.id);
  const { body } = await callAs<Me>('GET', '/user/me');
  const { id } = before;
  expect(body).toMatchObject({ id, username: 'grace', display_name: `bold_${id}` });
});
