import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { initDataOf, liveUrlOf } from '../../test/init-data.ts';
import { recordingLog } from '../../test/recording-log.ts';
import { startLive } from '../../test/start-live.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';

const { db } = await createDatabase();

function frameOf(text: string): Buffer {
  const payload = Buffer.from(text);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(payload.length);
  return Buffer.concat([Buffer.from([0x81, 0x80 | 126]), length, Buffer.alloc(4), payload]);
}

/** Opens a TCP connection for a player. Returns it with a handshake and a frame of taps for the test to send. */
async function connectPlayer(started = startLive(db)) {
  const { telegramId } = await createPlayer(db, { available: 10 });
  const { base, deps } = await started;
  const url = new URL(await liveUrlOf(base, telegramId, deps.clock.now()));
  const socket = connect(Number(url.port), url.hostname);
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  const lines = [
    `GET ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  const message = {
    multiplier: 1,
    taps: 3,
    tg_user_id: telegramId,
    session: 's'.repeat(16),
    seq: 1,
  };
  return {
    socket,
    handshake: Buffer.from(`${lines.join('\r\n')}\r\n\r\n`),
    frame: frameOf(JSON.stringify(message)),
    received: () => received,
  };
}

test('a message that arrives with the handshake is judged after the checks', async () => {
  const { socket, handshake, frame, received } = await connectPlayer();
  socket.write(Buffer.concat([handshake, frame]));
  await expect.poll(received).toContain('"applied":3');
});

test('a message that arrives while its checks run is judged after the checks', async () => {
  const { socket, handshake, frame, received } = await connectPlayer();
  await db.transaction().execute(async (tx) => {
    await sql`lock table users in access exclusive mode`.execute(tx);
    socket.write(handshake);
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    socket.write(frame);
  });
  await expect.poll(received).toContain('"applied":3');
});

test('a player who is banned while the socket opens is closed with the reason', async () => {
  let isBanned = false;
  const started = startLive(db, { isBanned: () => isBanned });
  const { socket, handshake, received } = await connectPlayer(started);
  await db.transaction().execute(async (tx) => {
    // The balance is read when the player is authenticated.
    await sql`lock table tap_balance in access exclusive mode`.execute(tx);
    socket.write(handshake);
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    isBanned = true;
  });
  await expect.poll(received).toContain('PLAYER_BANNED');
});

test('a live connection notes the address of its player, one that is refused notes nothing', async () => {
  const noted: [number, string][] = [];
  const noteAddress = (userId: number, address: string) => void noted.push([userId, address]);
  const { tryConnect, connect } = await startLive(db, { noteAddress });
  expect(await tryConnect('forged').closed).toMatchObject({ code: 4401 });
  const { userId, telegramId } = await createPlayer(db);
  await connect({ telegramId });
  expect(noted).toEqual([[userId, '127.0.0.1']]);
});

test('a socket that opens while the database fails is closed with 1013, and the failure is logged', async () => {
  const { log, messages } = recordingLog();
  const { tryConnect, deps } = await startLive(db, { log });
  const { telegramId } = await createPlayer(db);
  await sql`alter table tap_balance rename to away`.execute(db);
  const { closed } = tryConnect(await initDataOf(telegramId, deps.clock.now()));
  expect(await closed).toEqual({ code: 1013, reason: 'SERVICE_UNAVAILABLE' });
  await sql`alter table away rename to tap_balance`.execute(db);
  expect(messages).toContain('A live connection could not be opened.');
});

test('a broken frame of a socket that opens while the server stops closes this socket alone', async () => {
  const started = startLive(db);
  const { live, connect } = await started;
  const tapper = await createPlayer(db, { available: 9 });
  const tapping = await connect(tapper);
  const { socket, handshake, received } = await connectPlayer(started);
  let closing: Promise<void> | undefined;
  await db.transaction().execute(async (tx) => {
    await sql`select from tap_balance where user_id = ${tapper.userId} for update`.execute(tx);
    tapping.tap({ session: 's', seq: 1 });
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    await db.transaction().execute(async (table) => {
      await sql`lock table users in access exclusive mode`.execute(table);
      socket.write(handshake);
      await expect.poll(() => waitingForLocks(db)).toBe(2);
      closing = live.close();
    });
    await expect.poll(received).toContain('101 Switching');
    const notMasked = Buffer.from([0x81, 0x00]);
    socket.write(notMasked);
    await once(socket, 'close');
  });
  await closing;
  expect(await tapping.next()).toMatchObject({ type: 'taps', applied: 1 });
});

test('a socket that opens while the server closes the others is not left open', async () => {
  const started = startLive(db);
  const { live } = await started;
  // This client does not answer the close frame, so the server waits for it.
  const silent = await connectPlayer(started);
  silent.socket.write(silent.handshake);
  await expect.poll(silent.received).toContain('101 Switching');
  const late = await connectPlayer(started);
  const goingAway = '\x88\x02\x03\xe9';
  let closing: Promise<void> | undefined;
  await db.transaction().execute(async (tx) => {
    await sql`lock table users in access exclusive mode`.execute(tx);
    late.socket.write(late.handshake);
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    closing = live.close();
    await expect.poll(silent.received).toContain(goingAway);
  });
  // On a slow machine the wait is over by then, and the handshake is refused.
  const ends = [goingAway, '503 Service Unavailable'];
  await expect.poll(() => ends.some((end) => late.received().includes(end))).toBe(true);
  await closing;
});
