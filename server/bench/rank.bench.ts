import { sql } from 'kysely';
import { connectDatabase } from '../src/database/connect.ts';
import { shardsOf, singleDatabase } from '../src/database/shards.ts';
import { countFrom, findEntry, topEntries } from '../src/leaderboard/leaderboard-repository.ts';
import type { Bench, Measured } from './bench.ts';
import { seedPlayers } from './bench-players.ts';
import { interleave } from './interleave.ts';
import { perCall } from './per-call.ts';
import { divide } from './statistics.ts';

/** Measures ranks and boards at growing numbers of users, compared with counting all users. */
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
    for (const { db } of worlds) await checkPlaces(db);
    const values = await interleave<string>(lab.rounds, Object.fromEntries(contenders));

    const of = (what: string, size: number | undefined) => values[`${what} ${size}`] ?? [];
    const measured: Measured[] = ['place', 'board', 'count(*)'].flatMap((what) =>
      sizes.map((size) => ({ what, size, unit: 'µs', values: of(what, size) })),
    );
    const [least, most] = [sizes[0], sizes.at(-1)];
    return {
      measured,
      ratios: [
        {
          what: `place at ${most} users ÷ at ${least}`,
          values: divide(of('place', most), of('place', least)),
          atMost: 1.5,
        },
        {
          what: `board at ${most} users ÷ at ${least}`,
          values: divide(of('board', most), of('board', least)),
          atMost: 1.5,
        },
      ],
    };
  },
};

/** Throws if `countFrom` differs from a full count, because a fast result that is wrong is worth nothing. */
async function checkPlaces(db: ReturnType<typeof connectDatabase>) {
  for (const total of [1, 99, 100, 1198, 1199, 123_456]) {
    const { rows } = await sql<{ users: number }>`
      select count(*) as users from tap_balance where total >= ${total}`.execute(db);
    if ((await countFrom(shardsOf([db]), total)) !== rows[0]?.users)
      throw new Error(`The rank of ${total} is wrong.`);
  }
}
