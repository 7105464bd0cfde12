import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import WebSocket from 'ws';
import { createDatabase } from '../create-database.ts';
import { createPlayer } from '../create-player.ts';
import { initDataOf, liveUrlOf } from '../init-data.ts';
import { LiveSocket } from '../live-socket.ts';
import { startBotApi } from '../start-bot-api.ts';
import { databaseUrl } from '../template-database.ts';
import { extent } from './extent.ts';
import { runServer, webhookSecret } from './run-server.ts';

const megabyte = 1_048_576;
/** The number of bytes by which the server's memory may grow through garbage that is not collected yet. */
const garbage = 200 * megabyte;
const { db, connection } = await createDatabase();
const token = 'the-token-of-the-analytics';
const server = await runServer({
  DATABASE_URL: databaseUrl(connection),
  LOG_LEVEL: 'warn',
  ANALYTICS_TOKEN: token,
  TELEGRAM_WEBHOOK_SECRET: webhookSecret,
  TELEGRAM_API_ROOT: (await startBotApi()).address,
  LIMIT_ANALYTICS_PER_SECOND: '1000000',
  LIMIT_ANALYTICS_BURST: '1000000',
  LIMIT_ANALYTICS_UNPROVEN_PER_MINUTE: '1000000',
  LIMIT_ANALYTICS_UNPROVEN_BURST: '1000000',
  LIMIT_ANALYTICS_BYTES_PER_SECOND: '1000000000',
  LIMIT_CONNECTIONS_PER_ADDRESS: '1000000',
  LIMIT_LIVE_SOCKETS_PER_ADDRESS: '1000000',
});
const port = Number(new URL(server.address).port);
const player = await createPlayer(db, { available: 100_000_000 });
const other = await createPlayer(db, { available: 1_000 });
const open: (Socket | WebSocket)[] = [];
afterEach(() => {
  for (const one of open.splice(0)) 'terminate' in one ? one.terminate() : one.destroy();
});

/** Returns the memory that the server uses, in bytes, or 0 on systems other than Linux. */
function memory(): number {
  if (process.platform !== 'linux') return 0;
  const pages = readFileSync(`/proc/${server.child.pid}/statm`, 'utf8').split(' ')[1];
  return Number(pages) * 4_096;
}

async function servesOthers() {
  const { telegramId } = other;
  const { status } = await server.call<object>(telegramId, 'GET', '/user/me');
  expect(status).toBe(200);
  const socket = await LiveSocket.open(server.address, telegramId);
  socket.tap({ taps: 1 });
  expect(await socket.next()).toMatchObject({ type: 'taps', applied: 1 });
  socket.drop();
}

const head = (lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;

/** Sends a request with a body of up to `most` chunks. Returns the response when the connection has closed. */
async function sendBody(headers: string[], chunk: Buffer, most: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  let response = '';
  socket.on('data', (data) => {
    response += data;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    head([
      ...headers,
      'Host: bold',
      'Content-Type: application/json',
      `Authorization: tma ${await initDataOf(player.telegramId)}`,
      'Transfer-Encoding: chunked',
    ]),
  );
  for (let sent = 0; sent < most && socket.writable; sent += 1) {
    const part = [`${chunk.length.toString(16)}\r\n`, chunk, '\r\n'];
    const isTaken = part.map((bytes) => socket.write(bytes)).every(Boolean);
    if (!isTaken)
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  }
  await closed;
  return response;
}

test.each([
  ['of an operation', 'PATCH /api/user/profile/me', [], 'PAYLOAD_TOO_LARGE'],
  ['of events', 'POST /analytics/events', [`TGA-Auth-Token: ${token}`], '413 Payload Too Large'],
])('a body %s without end is refused early, and the connection ends', async (_, door, key, why) => {
  const before = memory();
  const chunk = Buffer.alloc(65_536, ' ');
  const responses = await Promise.all(
    Array.from({ length: extent(10, 100) }, () =>
      sendBody([`${door} HTTP/1.1`, ...key], chunk, 2_000),
    ),
  );
  for (const response of responses.filter(Boolean)) expect(response).toContain(why);
  // The server may reset a connection before the client has read the response, because the client still sends. At least
  // one response must arrive.
  expect(responses.some(Boolean)).toBe(true);
  expect(memory() - before).toBeLessThan(garbage);
  await servesOthers();
});

test('a live message without end closes its socket, and compression is not accepted', async () => {
  const before = memory();
  const socket = new WebSocket(await liveUrlOf(server.address, player.telegramId), {
    perMessageDeflate: true,
  });
  open.push(socket);
  await once(socket, 'open');
  expect(socket.extensions).toBe('');
  socket.on('error', () => undefined);
  const closing = new Promise((resolve) => socket.once('close', resolve));
  const piece = Buffer.alloc(1_024, ' ');
  while (socket.readyState === WebSocket.OPEN) {
    await new Promise((resolve) => socket.send(piece, { fin: false }, resolve));
  }
  // The code is 1006 if the connection is reset before the client has read the close frame with 1009.
  expect([1009, 1006]).toContain(await closing);
  expect(memory() - before).toBeLessThan(garbage);
});

test.each([
  ['where compression is not accepted', 415, 'PATCH /api/user/profile/me', {}],
  [
    'where compressed events are accepted',
    413,
    'POST /analytics/events',
    { 'TGA-Auth-Token': token },
  ],
  [
    "at Telegram's webhook",
    400,
    'POST /telegram/webhook',
    { 'X-Telegram-Bot-Api-Secret-Token': webhookSecret },
  ],
])('a small body that would inflate to a large one is refused %s', async (_, status, door, key) => {
  const [method = '', path] = door.split(' ');
  // As large as a body of events may be when it is received.
  const bomb = gzipSync(Buffer.alloc(60 * megabyte));
  expect(bomb.length).toBeLessThan(65_536);
  const before = memory();
  const send = async () => {
    const { status } = await fetch(server.address + path, {
      method,
      headers: {
        Authorization: `tma ${await initDataOf(player.telegramId)}`,
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
        ...key,
      },
      body: bomb,
    });
    return status;
  };
  const together = Array.from({ length: 20 }, () => send().catch(() => null));
  // A request rejects if the server closes the connection while the client still sends. At least one client must read
  // the status.
  const statuses = (await Promise.all(together)).filter((response) => response !== null);
  expect(new Set(statuses)).toEqual(new Set([status]));
  expect(memory() - before).toBeLessThan(garbage);
  await servesOthers();
});

test('connections that never finish their request delay no other player', async () => {
  const before = memory();
  for (let at = 0; at < extent(300, 2_000); at += 1) {
    const socket = connect(port, '127.0.0.1');
    open.push(socket);
    socket.on('error', () => undefined);
    socket.write('POST /api/bonus/start HTTP/1.1\r\nHost: bold\r\nX-Slow: ');
    if (at % 100 === 0) await once(socket, 'connect');
  }
  await servesOthers();
  expect(memory() - before).toBeLessThan(garbage);
});

test.each([
  // The frame is invalid: it is short, and its response is long.
  ['messages', (socket: WebSocket) => socket.send('{"session":"s","seq":1}')],
  ['pings', () => undefined],
])('a client that never reads is closed before its %s fill the memory', async (_, send) => {
  const before = memory();
  const socket = new WebSocket(await liveUrlOf(server.address, player.telegramId));
  open.push(socket);
  await once(socket, 'open');
  const closing = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('error', () => undefined);
  socket.pause();
  // How much the kernel holds differs from machine to machine, so the client sends until the server has cut the
  // connection. Pings fill what the kernel holds: their pongs are long, and cost the server little.
  const ping = Buffer.alloc(125);
  while (socket.readyState === WebSocket.OPEN) {
    const isFull = socket.bufferedAmount > 4 * megabyte;
    for (let sent = 0; sent < 1_000 && !isFull; sent += 1) socket.ping(ping);
    send(socket);
    await delay(5);
  }
  await servesOthers();
  expect(memory() - before).toBeLessThan(garbage);
  socket.resume();
  // The server cuts the connection two seconds after it has closed it, so a client that reads late may see no code.
  expect([1013, 1006]).toContain(await closing);
});

test(
  'sockets that are open and idle need little memory, and other players are served',
  async () => {
    const count = extent(200, 10_000);
    const before = memory();
    for (let opened = 0; opened < count; opened += 100) {
      await Promise.all(
        Array.from({ length: 100 }, async () => {
          const socket = new WebSocket(await liveUrlOf(server.address, player.telegramId));
          open.push(socket);
          await once(socket, 'open');
        }),
      );
    }
    await servesOthers();
    expect(memory() - before).toBeLessThan(60 * megabyte + count * 16_000);
  },
  extent(60_000, 600_000),
);
