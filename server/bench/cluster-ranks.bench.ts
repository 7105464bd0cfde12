import { type Kysely, sql } from 'kysely';
import { connectDatabase } from '../src/database/connect.ts';
import { migrateAndDistribute } from '../src/database/migrate-as-owner.ts';
import { openShards } from '../src/database/open-shards.ts';
import type { Database } from '../src/database/schema.ts';
import type { Tables } from '../src/database/shards.ts';
import { countFrom, topEntries } from '../src/leaderboard/leaderboard-repository.ts';
import { type Cluster, startCluster } from '../test/cluster/start-cluster.ts';
import { run } from '../test/template-database.ts';
import type { Bench, Lab } from './bench.ts';
import { interleave } from './interleave.ts';
import { perCall } from './per-call.ts';
import { checkRanks, growthOf } from './rank-growth.ts';

const shards = 8;

/** Measures how long ranks and boards take on a coordinator and two workers, with up to ten million balances. */
export const bench: Bench = {
  question: 'Does the cost of a rank grow with the number of totals in a cluster?',
  async run(lab) {
    const sizes = lab.isSmoke ? [200, 800] : [10_000, 1_000_000, 10_000_000];
    const repeats = lab.isSmoke ? 5 : 200;
    const cluster = await startCluster(2);
    lab.onEnd(() => cluster.stop());
    const contenders: Record<string, () => Promise<number>> = {};
    for (const size of sizes) {
      const tables = await openWorld(lab, cluster, size);
      await checkRanks(tables.shards);
      const anyTotal = () => Math.ceil(Math.exp(2 + 14 * Math.random()));
      contenders[`place ${size}`] = perCall(() => countFrom(tables.shards, anyTotal()), repeats);
      const all = { from: 0, below: null };
      contenders[`board ${size}`] = perCall(() => topEntries(tables, all, 10), repeats);
    }
    const values = await interleave(lab.rounds, contenders);
    return growthOf(['place', 'board'], { values, sizes, unit: 'totals' });
  },
};

/** Creates a distributed database with `totals` balances, but without rows in `users`. */
async function openWorld(lab: Lab, cluster: Cluster, totals: number): Promise<Tables> {
  const connection = { connectionString: await cluster.createDatabase(`ranks_${totals}`) };
  const distribution = { databaseDistributed: true, databaseShards: shards };
  const silent = { warn: () => undefined, tell: () => undefined };
  await run(connection, (client) => migrateAndDistribute(client, distribution, silent));
  const onError = () => undefined;
  const db = connectDatabase(connection, onError);
  lab.onEnd(() => db.destroy());
  const open = await openShards(db, connection, { onError });
  lab.onEnd(() => open.close());
  await Promise.all(open.shards.all.map((shard, number) => seedShard(shard, number, totals)));
  return { db, shards: open.shards };
}

async function seedShard(shard: Kysely<Database>, number: number, totals: number): Promise<void> {
  await sql`
    insert into tap_balance (user_id, available, total)
    select n, 0, exp(2 + 14 * random())
    from generate_series(${number || shards}::bigint, ${totals}::bigint, ${shards}::bigint) n`.execute(
    shard,
  );
  await sql`insert into rank_change select '{}', array_agg(total) from tap_balance`.execute(shard);
  await sql`select fold_ranks()`.execute(shard);
  await sql`vacuum (analyze) tap_balance, rank_bucket, rank_change`.execute(shard);
}
