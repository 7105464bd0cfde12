import type { LeaderboardEntry, Taps } from '@bold/sdk';
import { expect, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { singleDatabase } from '../../src/database/shards.ts';
import { applyTaps } from '../../src/taps/apply-taps.ts';
import { afterFile } from '../after-file.ts';
import { createPlayer } from '../create-player.ts';
import { runServer } from '../faults/run-server.ts';
import { runScript } from '../run-script.ts';
import { citusBin, howToGetCitus } from './postgres-node.ts';
import { startCluster } from './start-cluster.ts';
import { joinCluster } from './start-clustered-server.ts';

test('npm run distribute moves every player of a single database to the nodes, and nothing changes for them', async ({
  skip,
}) => {
  skip(!citusBin, howToGetCitus);
  const cluster = await startCluster();
  afterFile(() => cluster.stop());
  const connection = { connectionString: cluster.coordinator.url };
  const env = { DATABASE_URL: cluster.coordinator.url, LOG_LEVEL: 'warn' };
  const single = await runServer(env);
  const { db } = await joinCluster(cluster);
  const at = new Date();
  const players = [];
  for (let place = 0; place < 9; place += 1) {
    const player = await createPlayer(db, { available: 500 });
    const batch = {
      userId: player.userId,
      session: 'before',
      seq: 7,
      multiplier: 1,
      taps: 10 + place,
    };
    await applyTaps(db, at, [batch]);
    players.push({ ...player, batch });
  }
  // A host with a guest, and a banned player, are known to the shards too.
  const [host, guest, banned] = players.map(({ userId }) => userId);
  if (!host || !guest || !banned) throw new Error('There are no players.');
  await db
    .insertInto('referral')
    .values({ user_id: guest, referrer_id: host, created_at: at })
    .execute();
  const ban = { user_id: banned, action: 'ban' as const, operator: 'a test', reason: 'a test', at };
  await db
    .insertInto('operator_action')
    .values({ ...ban, id: 'a-ban' })
    .execute();
  const refused = await runScript(connection, 'distribute');
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.errors).toBe('A server is running on this database: stop all servers first.\n');
  expect((await audit(singleDatabase(db))).differences).toEqual([]);
  await single.kill();

  const moved = await runScript(connection, 'distribute');
  expect(moved).toMatchObject({ code: 0, errors: '' });
  expect(moved.output).toContain('The taps are in 16 shards on 2 nodes.');
  expect(await runScript(connection, 'distribute')).toMatchObject({
    code: 1,
    errors:
      'The database is distributed already. Citus moves its shards to new nodes: see OPERATIONS.md.\n',
  });

  const server = await runServer(env);
  const tables = await joinCluster(cluster);
  for (const { telegramId, userId, batch } of players) {
    if (userId === banned) continue;
    const { body } = await server.call<Taps>(telegramId, 'GET', '/user/taps/me');
    expect(body).toEqual({ available_taps: 500 - batch.taps, total_taps: batch.taps });
    const me = await server.call<LeaderboardEntry>(telegramId, 'GET', '/leaderboard/me');
    const above = players.filter(
      (other) => other.userId !== banned && other.batch.taps > batch.taps,
    );
    expect(me.body).toMatchObject({
      rank: 1 + above.length,
      referrals_count: userId === host ? 1 : 0,
    });
    // A batch from before the move is still known.
    const again = await applyTaps(tables.shards.of(userId), at, [batch]);
    expect(again).toMatchObject([{ result: 'duplicate' }]);
  }
  expect((await audit(tables)).differences).toEqual([]);
}, 180_000);

test('npm run distribute says what a database lacks', async ({ skip }) => {
  skip(!citusBin, howToGetCitus);
  const cluster = await startCluster(0);
  afterFile(() => cluster.stop());
  const connection = { connectionString: cluster.coordinator.url };
  expect(await runScript(connection, 'distribute')).toMatchObject({
    code: 1,
    errors: 'The cluster has no node for shards: add one with citus_add_node at the coordinator.\n',
  });
}, 60_000);
