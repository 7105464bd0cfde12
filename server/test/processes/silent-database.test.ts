import { giftTaps } from '@bold/sdk/limits';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { singleDatabase } from '../../src/database/shards.ts';
import { readBalance } from '../../src/taps/balance-repository.ts';
import { createDatabase } from '../create-database.ts';
import { createPlayer } from '../create-player.ts';
import { startBadNetwork } from '../faults/bad-network.ts';
import { runServer } from '../faults/run-server.ts';
import { LiveSocket } from '../live-socket.ts';
import { placeOf, throughNetwork } from '../through-network.ts';
import { waitingForLocks } from '../waiting-for-locks.ts';

const { db, connection } = await createDatabase();
const network = await startBadNetwork(
  () => placeOf(connection),
  () => 0,
);
const server = await runServer({
  DATABASE_URL: throughNetwork(connection, network.port),
  DATABASE_TIMEOUT_MS: '5000',
  LOG_LEVEL: 'warn',
});

async function startTapping() {
  const { userId, telegramId } = await createPlayer(db, { available: giftTaps });
  const me = () => server.call<object>(telegramId, 'GET', '/user/me');
  expect(await me()).toMatchObject({ status: 200 });
  const socket = await LiveSocket.open(server.address, telegramId);
  const tap = () => {
    socket.tap({ taps: 5, session: 's', seq: 1 });
    return socket.nextResponse();
  };
  return { userId, me, tap, drop: () => socket.drop() };
}

test('[ERR-22] a database that accepts statements and never responds is given up, and used again once it does', async () => {
  const { userId, me, tap, drop } = await startTapping();
  network.fault = 'blackholes';
  const [mine, ready, response] = await Promise.all([
    me(),
    fetch(`${server.address}/readyz`),
    tap(),
  ]);
  expect(mine).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
  expect(ready.status).toBe(503);
  expect(response).toMatchObject({ type: 'error', code: 'SERVICE_UNAVAILABLE', seq: 1 });
  expect(await readBalance(db, userId)).toMatchObject({ total_taps: 0 });

  network.heal();
  await expect.poll(async () => (await me()).status).toBe(200);
  await expect.poll(tap).toMatchObject({ type: 'taps', available_taps: giftTaps - 5 });
  expect((await audit(singleDatabase(db))).differences).toEqual([]);
  drop();
});

test('a probe is refused long before a statement times out', async () => {
  const { me, drop } = await startTapping();
  network.fault = 'blackholes';
  const responded: string[] = [];
  const probe = async () => {
    const { status } = await fetch(`${server.address}/readyz`);
    responded.push(`probe ${status}`);
  };
  const statement = me().then(({ status }) => responded.push(`statement ${status}`));
  await Promise.all([probe(), probe(), statement]);
  expect(responded).toEqual(['probe 503', 'probe 503', 'statement 503']);
  network.heal();
  await expect.poll(async () => (await fetch(`${server.address}/readyz`)).status).toBe(200);
  drop();
});

test('[LIVE-03] taps whose ack was lost are not counted again', async () => {
  const { userId, tap, drop } = await startTapping();
  const { response } = await db.transaction().execute(async (tx) => {
    await sql`select from tap_balance where user_id = ${userId} for update`.execute(tx);
    const response = tap();
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    network.fault = 'blackholes';
    return { response };
  });
  expect(await response).toMatchObject({ type: 'error', code: 'SERVICE_UNAVAILABLE', seq: 1 });
  network.heal();
  await expect.poll(tap).toMatchObject({ type: 'taps', available_taps: giftTaps - 5 });
  expect(await readBalance(db, userId)).toMatchObject({ total_taps: 5 });
  drop();
});

test('a statement that takes too long gets 503, and its connection stays usable', async () => {
  const { userId, me, tap, drop } = await startTapping();
  const { response } = await db.transaction().execute(async (tx) => {
    await sql`select from tap_balance where user_id = ${userId} for update`.execute(tx);
    return { response: await tap() };
  });
  expect(response).toMatchObject({ type: 'error', code: 'SERVICE_UNAVAILABLE', seq: 1 });
  expect(await me()).toMatchObject({ status: 200 });
  expect(await tap()).toMatchObject({ type: 'taps', applied: 5 });
  drop();
});
