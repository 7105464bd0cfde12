import { sql } from 'kysely';
import { type Connection, connectDatabase } from '../src/database/connect.ts';
import { shardsOf } from '../src/database/shards.ts';
import { countFrom } from '../src/leaderboard/leaderboard-repository.ts';
import { run } from '../test/template-database.ts';
import type { Bench } from './bench.ts';
import { interleave } from './interleave.ts';
import { perCall } from './per-call.ts';
import { growthOf } from './rank-growth.ts';

/**
 * Measures how long it takes to read a rank or a leaderboard. The database contains up to ten million balances, but no
 * rows in `users`.
 */
export const bench: Bench = {
  question:
    'Does the cost of the buckets and the index behind ranks and boards grow with their size?',
  async run(lab) {
    const sizes = lab.isSmoke ? [200, 800] : [10_000, 1_000_000, 10_000_000];
    const repeats = lab.isSmoke ? 5 : 300;
    const contenders: Record<string, () => Promise<number>> = {};
    for (const size of sizes) {
      const connection = await lab.createDatabase();
      await seedTotals(connection, size);
      const db = connectDatabase(connection, () => undefined);
      lab.onEnd(() => db.destroy());
      const anyTotal = () => Math.ceil(Math.exp(2 + 14 * Math.random()));
      contenders[`place ${size}`] = perCall(() => countFrom(shardsOf([db]), anyTotal()), repeats);
      contenders[`board ${size}`] = perCall(
        () =>
          sql`select user_id, total from tap_balance order by total desc, invites desc, user_id limit 10`.execute(
            db,
          ),
        repeats,
      );
    }
    const values = await interleave(lab.rounds, contenders);
    return growthOf(['place', 'board'], { values, sizes, unit: 'totals' });
  },
};

/** Inserts `count` balances, but no users. */
async function seedTotals(connection: Connection, count: number): Promise<void> {
  await run(connection, async (client) => {
    await client.query(`
      select setseed(0.5);
      drop index tap_balance_place;
      insert into tap_balance (user_id, available, total)
      select n, 0, exp(2 + 14 * random()) from generate_series(1, ${count}) n;
      create index tap_balance_place on tap_balance (total desc, invites desc, user_id);
      insert into rank_change select '{}', array_agg(total) from tap_balance;
      select fold_ranks()`);
    await client.query('vacuum (analyze) tap_balance, rank_bucket, rank_change');
  });
}
