import { once } from 'node:events';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { liveUrlOf } from '../../test/init-data.ts';
import { startLive } from '../../test/start-live.ts';
import { readBalance } from '../taps/balance-repository.ts';

const { db } = await createDatabase();

/** Opens a WebSocket connection without a WebSocket client, so that nothing answers the server's frames. */
async function upgradeByHand(url: string): Promise<Duplex> {
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  };
  const asked = request(url.replace(/^ws/, 'http'), { headers }).end();
  const [, stream] = await once(asked, 'upgrade');
  return stream.on('error', () => undefined).resume();
}

test('sixty messages at once are accepted, the sixty-first closes the socket with 4429', async () => {
  const { connect, live } = await startLive(db);
  const player = await createPlayer(db, { available: 99 });
  const socket = await connect(player);
  for (let at = 0; at < 61; at += 1) socket.tap({});
  expect(await socket.closed).toMatchObject({ code: 4429 });
  await live.close();
  expect(await readBalance(db, player.userId)).toMatchObject({ total_taps: 60 });
});

test('the sockets of a player share one limit, also after a reconnect', async () => {
  const { connect } = await startLive(db);
  const player = await createPlayer(db, { available: 99 });
  const [phone, tablet] = [await connect(player), await connect(player)];
  for (let at = 0; at < 30; at += 1) phone.tap({});
  for (let at = 0; at < 30; at += 1) phone.sendControl('ping');
  await phone.take(30);
  tablet.tap({});
  expect(await tablet.closed).toMatchObject({ code: 4429 });
  phone.drop();

  const again = await connect(player);
  again.tap({});
  expect(await again.closed).toMatchObject({ code: 4429 });
  const other = await connect(await createPlayer(db, { available: 1 }));
  other.tap({});
  expect(await other.next()).toMatchObject({ applied: 1 });
});

test.each(['ping', 'pong'] as const)(
  'a %s counts as a message: more than sixty at once close the socket with 4429',
  async (kind) => {
    const { connect, advance } = await startLive(db);
    const socket = await connect(await createPlayer(db, { available: 99 }));
    for (let at = 0; at < 59; at += 1) socket.sendControl(kind);
    socket.tap({});
    expect(await socket.next()).toMatchObject({ applied: 1 });
    advance(1_000);
    for (let at = 0; at < 21; at += 1) socket.sendControl(kind);
    expect(await socket.closed).toMatchObject({ code: 4429 });
  },
);

test('after a flood the server reads nothing more and cuts a client that does not close', async () => {
  const { base, deps } = await startLive(db);
  const player = await createPlayer(db, { available: 99 });
  const stream = await upgradeByHand(await liveUrlOf(base, player.telegramId, deps.clock.now()));
  const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);
  const flood = Buffer.concat(Array.from({ length: 100_000 }, () => pong));
  stream.write(flood);
  const start = performance.now();
  await new Promise((resolve) => stream.on('close', resolve));
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('a message in 64 fragments is read, one in 65 closes the socket with 1008', async () => {
  const { connect } = await startLive(db);
  const player = await createPlayer(db, { available: 99 });
  const socket = await connect(player);
  const text = JSON.stringify({ multiplier: 1, taps: 1, tg_user_id: player.telegramId });
  socket.sendInFragments(text.padEnd(64));
  expect(await socket.next()).toMatchObject({ applied: 1 });
  socket.sendInFragments(text.padEnd(65));
  expect(await socket.closed).toMatchObject({ code: 1008 });
});

test('a frame above 4 kB closes the socket with 1009', async () => {
  const { connect } = await startLive(db);
  const socket = await connect(await createPlayer(db));
  socket.send('x'.repeat(4097));
  expect(await socket.closed).toMatchObject({ code: 1009 });
});
