import { sql } from 'kysely';
import { connectDatabase } from '../src/database/connect.ts';
import { shardsOf, singleDatabase } from '../src/database/shards.ts';
import { findEntry, topEntries } from '../src/leaderboard/leaderboard-repository.ts';
import type { Bench } from './bench.ts';
import { seedPlayers } from './bench-players.ts';
import { interleave } from './interleave.ts';
import { perCall } from './per-call.ts';
import { checkRanks, growthOf } from './rank-growth.ts';

/**
 * Measures the durations of three queries (a player's rank, a board, and a `count(*)` of balances) for different
 * numbers of users.
 */
export const bench: Bench = {
  question: 'Does the cost of a rank grow with the number of users?',
  async run(lab) {
    const sizes = lab.isSmoke ? [200, 800] : [10_000, 100_000, 1_000_000];
    const repeats = lab.isSmoke ? 5 : 150;
    const worlds = [];
    for (const size of sizes) {
      const connection = await lab.createDatabase();
      await seedPlayers(connection, size);
      const db = connectDatabase(connection, () => undefined);
      lab.onEnd(() => db.destroy());
      worlds.push({ size, db });
    }

    const contenders = worlds.flatMap(({ size, db }) => {
      const randomUser = () => 1 + Math.floor(Math.random() * size);
      const world = { from: 0, below: null };
      return [
        [`place ${size}`, perCall(() => findEntry(singleDatabase(db), randomUser()), repeats)],
        [`board ${size}`, perCall(() => topEntries(singleDatabase(db), world, 10), repeats)],
        [
          `count(*) ${size}`,
          perCall(
            () =>
              sql`select count(*) from tap_balance where total >= ${randomUser() % 5000}`.execute(
                db,
              ),
            Math.ceil(repeats / 15),
          ),
        ],
      ] as const;
    });
    for (const { db } of worlds) await checkRanks(shardsOf([db]));
    const values = await interleave<string>(lab.rounds, Object.fromEntries(contenders));

    const growth = { values, sizes, unit: 'users' };
    const { measured, ratios } = growthOf(['place', 'board'], growth);
    // The control is slower the more users there are.
    const control = growthOf(['count(*)'], growth);
    return { measured: [...measured, ...control.measured], ratios };
  },
};
