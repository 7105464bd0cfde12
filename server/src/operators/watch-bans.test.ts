import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { banPlayer } from '../../test/ban-player.ts';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { testDeps } from '../../test/test-deps.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { audit } from '../audit/audit.ts';
import { connectDatabase } from '../database/connect.ts';
import { shardsOf, singleDatabase } from '../database/shards.ts';
import { watchBans } from './watch-bans.ts';

const { db } = await createDatabase();

async function startWatching() {
  const bans = await watchBans(testDeps(db), 20);
  onTestFinished(() => bans.close());
  return bans;
}

test('a ban and its end are noticed while a server runs, and each ban is reported once', async () => {
  const { userId } = await createPlayer(db);
  const bans = await startWatching();
  const reported: number[] = [];
  bans.onBan((id) => reported.push(id));

  await banPlayer(db, userId);
  await vi.waitFor(() => expect(bans.has(userId)).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(reported).toEqual([userId]);
  await banPlayer(db, userId, 'unban');
  await vi.waitFor(() => expect(bans.has(userId)).toBe(false));
});

test('a shard that does not answer delays the bans of no other shard', async () => {
  const { db: silent } = await createDatabase();
  const shards = shardsOf([silent, db]);
  const bans = await watchBans({ ...testDeps(db), shards }, 20);
  onTestFinished(() => bans.close());
  const players = [await createPlayer(db), await createPlayer(db)];
  const { userId = 0 } = players.find((player) => shards.of(player.userId) === db) ?? {};
  await silent.transaction().execute(async (tx) => {
    await sql`lock table tap_balance in access exclusive mode`.execute(tx);
    await vi.waitUntil(async () => (await waitingForLocks(silent)) === 1);
    await banPlayer(db, userId);
    await vi.waitUntil(() => bans.has(userId));
  });
});

test('bans are read again after the database was away', async () => {
  const { userId } = await createPlayer(db);
  const missed = Promise.withResolvers<void>();
  let isAway = false;
  const unsteady = db.withPlugin({
    transformQuery({ node }) {
      if (!isAway) return node;
      missed.resolve();
      throw new Error('The database is unavailable.');
    },
    transformResult: async ({ result }) => result,
  });
  const bans = await watchBans({ ...testDeps(db), shards: shardsOf([unsteady]) }, 20);
  onTestFinished(() => bans.close());
  isAway = true;
  await missed.promise;
  await banPlayer(db, userId);
  isAway = false;
  await vi.waitFor(() => expect(bans.has(userId)).toBe(true));
});

test('a server that starts knows who was banned before', async () => {
  const { userId } = await createPlayer(db);
  await banPlayer(db, userId);
  expect((await startWatching()).has(userId)).toBe(true);
});

test('a server that starts while a shard is away knows whom operators have banned there', async () => {
  const away = connectDatabase({ host: '127.0.0.1', port: 1 }, () => undefined);
  const shards = shardsOf([away, db]);
  const players = [];
  for (let n = 0; n < 4; n += 1) players.push((await createPlayer(db)).userId);
  const [banned = 0, unbanned = 0] = players.filter((userId) => shards.of(userId) === away);
  for (const userId of [banned, unbanned]) await banPlayer(db, userId);
  await banPlayer(db, unbanned, 'unban');
  const bans = await watchBans({ ...testDeps(db), shards }, 20);
  onTestFinished(() => bans.close());
  expect([bans.has(banned), bans.has(unbanned)]).toEqual([true, false]);
});

test('the audit finds a mark that the log of the operators does not explain', async () => {
  const { userId } = await createPlayer(db);
  expect((await audit(singleDatabase(db))).differences).toEqual([]);
  const mark = db.updateTable('tap_balance').where('user_id', '=', userId);
  await mark.set({ is_banned: true }).execute();
  expect((await audit(singleDatabase(db))).differences).toEqual([
    `User ${userId} is marked as banned, and the operators' log says otherwise.`,
  ]);
  await mark.set({ is_banned: false }).execute();
});
