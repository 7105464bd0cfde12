import { setTimeout as delay } from 'node:timers/promises';
import { liveMessagesPerSecond, userRequestsPerMinute } from '@bold/sdk/limits';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { createDatabase } from '../create-database.ts';
import { createPlayer } from '../create-player.ts';
import { databaseUrl } from '../database-url.ts';
import { extent, isWhole } from './extent.ts';
import { liveUrlOf } from './person.ts';
import { runServer } from './run-server.ts';

const times = 10;
const rounds = extent(2, 7);
const roundMs = extent(1_000, 4_000);
const others = 20;
const { db, connection } = await createDatabase();
const server = await runServer({
  DATABASE_URL: databaseUrl(connection),
  LOG_LEVEL: 'warn',
  LIMIT_USER_REQUESTS_PER_MINUTE: `${userRequestsPerMinute}`,
  LIMIT_LIVE_MESSAGES_PER_SECOND: `${liveMessagesPerSecond}`,
  LIMIT_LIVE_BURST: '60',
});

/** One person at ten times what a person may, over HTTP and on sockets, until `signal` ends it. */
async function flood(telegramId: number, signal: AbortSignal, refusals: Set<number>) {
  const sockets: WebSocket[] = [];
  function open() {
    const socket = new WebSocket(liveUrlOf(server.address, telegramId));
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('open', () => {
      for (let sent = 0; sent < liveMessagesPerSecond * times; sent += 1) {
        socket.send(JSON.stringify({ multiplier: 1, taps: 51, tg_user_id: telegramId }));
      }
    });
    socket.on('close', (code) => refusals.add(code));
  }
  const everyMs = 60_000 / (userRequestsPerMinute * times);
  const asked: Promise<void>[] = [];
  for (let at = 0; !signal.aborted; at += 1) {
    if (at % 100 === 0) open();
    asked.push(
      server.call<object>(telegramId, 'GET', '/user/me').then(
        ({ status }) => void refusals.add(status),
        () => undefined,
      ),
    );
    await delay(everyMs);
  }
  await Promise.all(asked);
  for (const socket of sockets) socket.terminate();
}

/** How long everybody else waits for an answer, in milliseconds: the 99th percentile. */
async function p99OfOthers(people: { telegramId: number }[]): Promise<number> {
  const waits: number[] = [];
  const end = performance.now() + roundMs;
  await Promise.all(
    people.map(async ({ telegramId }) => {
      while (performance.now() < end) {
        const asked = performance.now();
        const { status } = await server.call<object>(telegramId, 'GET', '/user/taps/me');
        waits.push(performance.now() - asked);
        expect(status).toBe(200);
        await delay(150);
      }
    }),
  );
  return waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;
}

const medianOf = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

test(
  'a person at ten times the limit is refused, and everybody else is served as before',
  async () => {
    const people = await Promise.all(
      Array.from({ length: others }, () => createPlayer(db, { available: 1_000 })),
    );
    const flooder = await createPlayer(db, { available: 1_000_000 });
    const refusals = new Set<number>();
    const calm: number[] = [];
    const flooded: number[] = [];
    await p99OfOthers(people);
    // In turns, so that whatever else the machine does weighs on both alike.
    for (let round = 0; round < rounds; round += 1) {
      calm.push(await p99OfOthers(people));
      const ending = new AbortController();
      const flooding = flood(flooder.telegramId, ending.signal, refusals);
      flooded.push(await p99OfOthers(people));
      ending.abort();
      await flooding;
    }
    expect(refusals).toContain(4429);
    // A round of a second does not use a minute's requests up, nor is it long enough to measure by.
    if (!isWhole) return;
    expect(refusals).toContain(429);
    expect(medianOf(flooded) / medianOf(calm)).toBeLessThanOrEqual(2);
  },
  extent(60_000, 180_000),
);
