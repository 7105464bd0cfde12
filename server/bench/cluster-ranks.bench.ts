import { type Kysely, sql } from 'kysely';
import { connectClient, connectDatabase } from '../src/database/connect.ts';
import { distribute } from '../src/database/distribute.ts';
import { migrate, readMigrations } from '../src/database/migrate.ts';
import { openShards } from '../src/database/open-shards.ts';
import type { Database } from '../src/database/schema.ts';
import type { Tables } from '../src/database/shards.ts';
import { countFrom, topEntries } from '../src/leaderboard/leaderboard-repository.ts';
import { type Cluster, startCluster } from '../test/cluster/start-cluster.ts';
import type { Bench, Lab } from './bench.ts';
import { interleave } from './interleave.ts';
import { perCall } from './per-call.ts';
import { divide } from './statistics.ts';

const shards = 8;

/** Measures ranks and boards on a coordinator and two workers with up to ten million totals. */
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
      await checkRanks(tables);
      const anyTotal = () => Math.ceil(Math.exp(2 + 14 * Math.random()));
      contenders[`place ${size}`] = perCall(() => countFrom(tables.shards, anyTotal()), repeats);
      const all = { from: 0, below: null };
      contenders[`board ${size}`] = perCall(() => topEntries(tables, all, 10), repeats);
    }
    const values = await interleave(lab.rounds, contenders);
    const of = (what: string, size: number | undefined) => values[`${what} ${size}`] ?? [];
    const [least, most] = [sizes[0], sizes.at(-1)];
    return {
      measured: ['place', 'board'].flatMap((what) =>
        sizes.map((size) => ({ what, size, unit: 'µs', values: of(what, size) })),
      ),
      ratios: ['place', 'board'].map((what) => ({
        what: `${what} at ${most} totals ÷ at ${least}`,
        values: divide(of(what, most), of(what, least)),
        atMost: 1.5,
      })),
    };
  },
};

/** Creates a distributed database with `totals` balances of users that do not exist. */
async function openWorld(lab: Lab, cluster: Cluster, totals: number): Promise<Tables> {
  const connection = { connectionString: await cluster.createDatabase(`ranks_${totals}`) };
  const client = await connectClient(connection);
  const migrations = await readMigrations();
  await migrate(client, migrations);
  await distribute(client, migrations, shards, () => undefined);
  await client.end();
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

/** Throws if a rank differs from a full count, because a fast result that is wrong is worth nothing. */
async function checkRanks({ shards: { all }, shards: parts }: Tables): Promise<void> {
  for (const total of [1, 100, 1199, 123_456]) {
    const counts = await Promise.all(
      all.map((shard) =>
        sql<{ users: number }>`
          select count(*) as users from tap_balance where total >= ${total}`.execute(shard),
      ),
    );
    const users = counts.reduce((sum, { rows }) => sum + (rows[0]?.users ?? 0), 0);
    if ((await countFrom(parts, total)) !== users)
      throw new Error(`The rank of ${total} is wrong.`);
  }
}
