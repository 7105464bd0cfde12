import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { initDataOf } from '../../test/init-data.ts';
import { startLive } from '../../test/start-live.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { creditTaps, readBalance } from '../taps/balance-repository.ts';

const { db } = await createDatabase();

test('[LIVE-01] [LIVE-02] taps sent over the WebSocket are acknowledged with the new balance', async () => {
  const { connect } = await startLive(db);
  const player = await createPlayer(db, { available: 200, total: 150 });
  const socket = await connect(player);
  socket.sendJson({ multiplier: 2, taps: 17, tg_user_id: player.telegramId });
  expect(await socket.next()).toEqual({
    type: 'taps',
    applied: 17,
    available_taps: 166,
    total_taps: 184,
  });
});

test('[LIVE-03] a batch with a batch id is acknowledged with its session and seq after it is committed', async () => {
  const { connect } = await startLive(db);
  const player = await createPlayer(db, { available: 99 });
  const socket = await connect(player);
  socket.tap({ taps: 10, session: 'start-1', seq: 1 });
  const balance = { available_taps: 89, total_taps: 10 };
  expect(await socket.next()).toEqual({
    type: 'taps',
    session: 'start-1',
    seq: 1,
    applied: 10,
    ...balance,
  });
  expect(await readBalance(db, player.userId)).toEqual(balance);
});

test('batches are acknowledged in their order', async () => {
  const { connect } = await startLive(db);
  const socket = await connect(await createPlayer(db, { available: 99 }));
  const seqs = Array.from({ length: 40 }, (_, at) => at + 1);
  for (const seq of seqs) socket.tap({ session: 'a', seq });
  const responses = await socket.take(40);
  expect(responses.map((response) => response.type === 'taps' && response.seq)).toEqual(seqs);
  expect(responses.map(({ available_taps }) => available_taps)).toEqual(
    seqs.map((seq) => 99 - seq),
  );
});

test('batches without an acknowledgement are counted once when they are sent again after a reconnect', async () => {
  const { connect } = await startLive(db);
  const player = await createPlayer(db, { available: 99 });
  const first = await connect(player);
  first.tap({ taps: 10, session: 'a', seq: 1 });
  await first.next();
  first.tap({ taps: 5, session: 'a', seq: 2 });
  first.drop();

  const second = await connect(player);
  second.tap({ taps: 10, session: 'a', seq: 1 });
  second.tap({ taps: 5, session: 'a', seq: 2 });
  // The server may have counted the second batch of the dropped connection meanwhile, and then pushes a balance to this
  // one.
  expect(await second.nextResponse()).toMatchObject({ applied: 0, duplicate: true });
  expect(await second.nextResponse()).toMatchObject({ seq: 2 });
  expect(await readBalance(db, player.userId)).toEqual({ available_taps: 84, total_taps: 15 });
});

test("[LIVE-03] a player's other device receives the balance, other players do not", async () => {
  const { connect } = await startLive(db);
  const player = await createPlayer(db, { available: 99 });
  const other = await connect(await createPlayer(db, { available: 5 }));
  const [phone, tablet] = [await connect(player), await connect(player)];
  phone.tap({ taps: 9 });
  expect(await tablet.next()).toEqual({ type: 'balance', available_taps: 90, total_taps: 9 });
  other.tap({});
  expect(await other.next()).toMatchObject({ type: 'taps', available_taps: 4 });
});

test('[LIVE-03] a gift is pushed to every open socket of the player', async () => {
  const { connect, live } = await startLive(db);
  const player = await createPlayer(db);
  const socket = await connect(player);
  await db
    .transaction()
    .execute((tx) =>
      creditTaps(tx, { userId: player.userId, reason: 'gift', source: 'start', taps: 99 }),
    );
  live.pushBalance(player.userId);
  expect(await socket.next()).toEqual({ type: 'balance', available_taps: 99, total_taps: 0 });
});

test('[LIVE-03] a multiplier above the level is refused with the balance, and nothing is counted', async () => {
  const { connect } = await startLive(db);
  const socket = await connect(await createPlayer(db, { available: 99, total: 99 }));
  socket.tap({ multiplier: 2, session: 'a', seq: 1 });
  expect(await socket.next()).toEqual({
    type: 'error',
    code: 'MULTIPLIER_NOT_REACHED',
    session: 'a',
    seq: 1,
    available_taps: 99,
    total_taps: 99,
  });
});

test.each([
  ['52 taps', { multiplier: 1, taps: 52 }],
  ['no taps', { multiplier: 1, taps: 0 }],
  ['a negative number', { multiplier: 1, taps: -1 }],
  ['half a tap', { multiplier: 1, taps: 0.5 }],
  ['a seq beyond 2^53', { multiplier: 1, taps: 1, session: 'a', seq: 2 ** 53 }],
  ['a session with a NUL', { multiplier: 1, taps: 1, session: '\u0000', seq: 1 }],
  ['a seq without a session', { multiplier: 1, taps: 1, seq: 1 }],
  ['an unknown field', { multiplier: 1, taps: 1, bonus: 1 }],
  ['no multiplier', { taps: 1 }],
])('a batch with %s is refused and changes nothing', async (_what, batch) => {
  const { connect } = await startLive(db);
  const player = await createPlayer(db, { available: 99 });
  const socket = await connect(player);
  socket.sendJson({ ...batch, tg_user_id: player.telegramId });
  const balance = { available_taps: 99, total_taps: 0 };
  expect(await socket.next()).toEqual({ type: 'error', code: 'VALIDATION_FAILED', ...balance });
  expect(await readBalance(db, player.userId)).toEqual(balance);
});

test.each([['{"taps":'], ['NaN'], [Buffer.from('{}')]])(
  'a frame that is not JSON text (%s) is refused, and the socket stays usable',
  async (frame) => {
    const { connect } = await startLive(db);
    const socket = await connect(await createPlayer(db, { available: 99 }));
    socket.send(frame);
    socket.tap({});
    expect(await socket.take(2)).toMatchObject([
      { type: 'error', code: 'MALFORMED_JSON', available_taps: 99 },
      { type: 'taps', applied: 1 },
    ]);
  },
);

test('while the database fails nothing is acknowledged, and later batches wait for the failed one', async () => {
  const { connect } = await startLive(db);
  const player = await createPlayer(db, { available: 99 });
  const socket = await connect(player);
  await sql`alter function count_taps rename to away`.execute(db);
  socket.tap({ taps: 5, session: 'a', seq: 1 });
  const unavailable = { code: 'SERVICE_UNAVAILABLE', available_taps: 99, total_taps: 0 };
  expect(await socket.next()).toMatchObject({ ...unavailable, seq: 1 });
  await sql`alter function away rename to count_taps`.execute(db);

  socket.tap({ taps: 7, session: 'a', seq: 2 });
  expect(await socket.next()).toMatchObject({ ...unavailable, seq: 2 });
  socket.tap({ taps: 5, session: 'a', seq: 1 });
  socket.tap({ taps: 7, session: 'a', seq: 2 });
  expect(await socket.take(2)).toMatchObject([{ applied: 5 }, { applied: 7 }]);
  expect(await readBalance(db, player.userId)).toEqual({ available_taps: 87, total_taps: 12 });
});

test("[LIVE-03] a player's other device receives the balance of a batch that counted although its commit failed", async () => {
  const { connect, deps } = await startLive(db);
  const [player, other] = [
    await createPlayer(db, { available: 99 }),
    await createPlayer(db, { available: 99 }),
  ];
  const [phone, tablet] = [await connect(player), await connect(player)];
  const neighbor = await connect(other);
  phone.tap({ session: 'a', seq: 1 });
  expect(await tablet.next()).toMatchObject({ type: 'balance', available_taps: 98 });
  // Both batches wait for one group. Its first statement counts that of the phone, and its second statement fails.
  await db.transaction().execute(async (tx) => {
    await sql`select from tap_balance where user_id = ${player.userId} for update`.execute(tx);
    phone.tap({ session: 'a', seq: 2 });
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    phone.tap({ session: 'a', seq: 3, taps: 5 });
    neighbor.tap({ session: 'n', seq: 1 });
    const page = () => deps.metrics.registry.metrics();
    await expect.poll(page).toContain('bold_tap_queue_messages 2\n');
    await sql`alter function count_taps rename to away`.execute(db);
  });
  expect(await tablet.next()).toMatchObject({ type: 'balance', available_taps: 97 });
  expect(await neighbor.next()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await sql`alter function away rename to count_taps`.execute(db);
  neighbor.tap({ session: 'n', seq: 1 });
  expect(await tablet.next()).toMatchObject({ type: 'balance', available_taps: 92 });
});

test('a player whose balance is gone is closed with 1013, and the taps and pushes of others go on', async () => {
  const { connect, live } = await startLive(db);
  const [lost, pushed, tapping] = [
    await createPlayer(db, { available: 9 }),
    await createPlayer(db, { available: 9 }),
    await createPlayer(db, { available: 9 }),
  ];
  const [lostSocket, pushedSocket, tappingSocket] = [
    await connect(lost),
    await connect(pushed),
    await connect(tapping),
  ];
  await sql`delete from tap_balance where user_id = ${lost.userId}`.execute(db);
  await live.pushAll();
  expect(await pushedSocket.next()).toMatchObject({ type: 'balance', available_taps: 9 });
  expect(await tappingSocket.next()).toMatchObject({ type: 'balance', available_taps: 9 });
  await db.transaction().execute(async (tx) => {
    await sql`select from tap_balance where user_id = ${pushed.userId} for update`.execute(tx);
    pushedSocket.tap({ session: 'a', seq: 1 });
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    lostSocket.tap({ session: 'a', seq: 1 });
    tappingSocket.tap({ session: 'a', seq: 1 });
  });
  expect(await lostSocket.closed).toEqual({ code: 1013, reason: 'SERVICE_UNAVAILABLE' });
  expect(await pushedSocket.next()).toMatchObject({ type: 'taps', available_taps: 8 });
  expect(await tappingSocket.next()).toMatchObject({ type: 'taps', available_taps: 8 });
});

test("[SEC-02] taps with another player's id close the socket with 4403 and are not counted", async () => {
  const { connect } = await startLive(db);
  const victim = await createPlayer(db, { available: 99 });
  const socket = await connect(await createPlayer(db, { available: 99 }));
  socket.sendJson({ multiplier: 1, taps: 1, tg_user_id: victim.telegramId });
  expect(await socket.closed).toMatchObject({ code: 4403 });
  expect(await readBalance(db, victim.userId)).toEqual({ available_taps: 99, total_taps: 0 });
});

test('[SEC-02] bad init data closes the socket with 4401 and the code as reason', async () => {
  const { tryConnect } = await startLive(db);
  const now = new Date('2026-11-20T10:00:00Z');
  const yesterday = new Date(now.getTime() - 86_401_000);
  const refusals = [
    ['', 'INIT_DATA_MISSING'],
    [(await initDataOf(1, now)).replace(/hash=.{4}/, 'hash=0000'), 'INIT_DATA_SIGNATURE_INVALID'],
    [await initDataOf(1, yesterday), 'INIT_DATA_EXPIRED'],
  ];
  for (const [initData = '', reason] of refusals) {
    expect(await tryConnect(initData).closed).toEqual({ code: 4401, reason });
  }
});

test('[SEC-02] init data that expires while the socket is open closes it with 4401', async () => {
  const { connect, advance } = await startLive(db);
  const player = await createPlayer(db, { available: 99 });
  const socket = await connect(player);
  advance(86_400_000);
  socket.tap({});
  expect(await socket.closed).toEqual({ code: 4401, reason: 'INIT_DATA_EXPIRED' });
  expect(await readBalance(db, player.userId)).toEqual({ available_taps: 99, total_taps: 0 });
});

test('a server that stops acknowledges what it received, then closes with 1001', async () => {
  const { connect, live } = await startLive(db);
  const player = await createPlayer(db, { available: 99 });
  const socket = await connect(player);
  for (let at = 0; at < 30; at += 1) socket.tap({});
  await socket.next();
  await live.close();
  expect(await socket.closed).toMatchObject({ code: 1001 });
  const { total_taps } = await readBalance(db, player.userId);
  expect(await socket.take(total_taps - 1)).toHaveLength(total_taps - 1);
  expect(socket.unread).toBe(0);
});

test.each(['/api/other', '/api/live/', '//api/live', '//other/api/live'])(
  "[LIVE-01] an upgrade on another path than the live connection's (%s) gets 404",
  async (path) => {
    const { base } = await startLive(db);
    const [error] = await once(new WebSocket(`${base}${path}`), 'error');
    expect(error.message).toBe('Unexpected server response: 404');
  },
);

test('a banned player is refused at the upgrade, and the open sockets of one close without an acknowledgement', async () => {
  const bans = new Set<number>();
  const { connect, live, tryConnect } = await startLive(db, { isBanned: (id) => bans.has(id) });
  const [player, other] = [await createPlayer(db, { available: 9 }), await createPlayer(db)];
  const [socket, neighbour] = [await connect(player), await connect(other)];

  // The batch waits for its commit when the ban is noticed.
  socket.tap({ taps: 3, session: 'banned', seq: 1 });
  await new Promise(setImmediate);
  bans.add(player.userId);
  live.closeBanned(player.userId);

  expect(await socket.closed).toEqual({ code: 4403, reason: 'PLAYER_BANNED' });
  expect(socket.unread).toBe(0);
  const again = tryConnect(await initDataOf(player.telegramId, new Date('2026-11-20T10:00:00Z')));
  expect(await again.closed).toEqual({ code: 4403, reason: 'PLAYER_BANNED' });
  neighbour.tap({ taps: 1 });
  expect(await neighbour.next()).toMatchObject({ type: 'taps' });
});
