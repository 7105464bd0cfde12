import { giftTaps } from '@bold/sdk/limits';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { singleDatabase } from '../../src/database/shards.ts';
import { createDatabase } from '../create-database.ts';
import { createPlayer } from '../create-player.ts';
import { liveUrlOf } from '../init-data.ts';
import { LiveSocket } from '../live-socket.ts';
import { placeOf, throughNetwork } from '../through-network.ts';
import { startBadNetwork } from './bad-network.ts';
import { extent } from './extent.ts';
import { runServer } from './run-server.ts';
import { seededRandom } from './seeded-random.ts';
import { startTappers } from './start-tappers.ts';

const sockets = extent(10, 100);
const { db, connection } = await createDatabase();
const network = await startBadNetwork(() => placeOf(connection), seededRandom(20_265));
const server = await runServer({
  DATABASE_URL: throughNetwork(connection, network.port),
  LOG_LEVEL: 'warn',
});
afterEach(() => network.heal());

const status = async (path: string) => (await fetch(server.address + path)).status;

test('[ERR-22] without its database a server sends 503, stores no partial changes, and recovers by itself', async () => {
  const { userId, telegramId } = await createPlayer(db);
  const gift = () =>
    server.call<object>(telegramId, 'POST', '/bonus/start', undefined, 'my-gift-key');
  expect(await server.call<object>(telegramId, 'GET', '/user/me')).toMatchObject({ status: 200 });
  const socket = await LiveSocket.open(server.address, telegramId);

  network.cut();
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
  expect(await gift()).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
  socket.tap({ taps: 5, session: 's', seq: 1 });
  expect(await socket.next()).toMatchObject({ type: 'error', code: 'SERVICE_UNAVAILABLE', seq: 1 });
  const other = new LiveSocket(await liveUrlOf(server.address, 12), 12);
  expect(await other.closed).toMatchObject({ code: 1013 });
  const { rows } = await sql`select * from tap_credit where user_id = ${userId}`.execute(db);
  expect(rows).toEqual([]);

  network.heal();
  await expect.poll(() => status('/readyz')).toBe(200);
  expect(await gift()).toMatchObject({ status: 200 });
  expect(await gift()).toMatchObject({ status: 200 });
  socket.tap({ taps: 5, session: 's', seq: 1 });
  const ack = await socket.nextResponse();
  expect(ack).toMatchObject({ type: 'taps', applied: 5, available_taps: giftTaps - 5 });
  expect(server.child.exitCode).toBeNull();
  expect((await audit(singleDatabase(db))).differences).toEqual([]);
  socket.drop();
});

test('connections to the database that break repeatedly lose no tap', async () => {
  const tappers = await startTappers(singleDatabase(db), sockets, () => server.address);
  for (let drops = 0; drops < extent(5, 50); drops += 1) {
    await tappers.waitForAcks(sockets * 5);
    network.drop();
  }
  await tappers.finish();
});

/** Makes all writes to `table` fail with PostgreSQL's error code `code`, until the returned function is called. */
async function refuseWrites(table: string, code: string) {
  await sql
    .raw(`create or replace function refuse() returns trigger language plpgsql as $$
      begin raise exception 'refused by a test' using errcode = '${code}'; end $$`)
    .execute(db);
  await sql
    .raw(`create trigger refuse before insert or update on ${table} execute function refuse()`)
    .execute(db);
  return () => sql.raw(`drop trigger refuse on ${table}`).execute(db);
}

test.each([
  ['the disk is full', '53100'],
  ['the disk fails', '58030'],
  ['memory is short', '53200'],
  ['only reading is possible', '25006'],
])('[ERR-22] when %s a write gets 503, and no part of it is stored', async (_, code) => {
  const { userId, telegramId } = await createPlayer(db);
  await server.call<object>(telegramId, 'GET', '/user/me');
  const accept = await refuseWrites('tap_credit', code);
  const gift = () =>
    server.call<object>(telegramId, 'POST', '/bonus/start', undefined, 'my-gift-key');
  const refused = await gift();
  await accept();
  expect(refused).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
  const user = db.selectFrom('users').select('is_bonus_taken').where('id', '=', userId);
  expect(await user.executeTakeFirstOrThrow()).toEqual({ is_bonus_taken: false });
  expect((await gift()).status).toBe(200);
  expect((await audit(singleDatabase(db))).differences).toEqual([]);
});
