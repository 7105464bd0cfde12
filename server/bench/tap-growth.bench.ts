import { connectDatabase } from '../src/database/connect.ts';
import { balanceOnly } from '../src/live/receive-frame.ts';
import { foldRanks } from '../src/rank/rank-folding.ts';
import { applyTaps } from '../src/taps/apply-taps.ts';
import type { Bench } from './bench.ts';
import { seedPlayers } from './bench-players.ts';
import { interleave } from './interleave.ts';
import { divide } from './statistics.ts';

/** Measures commits while the number of users grows, but the number of players who tap stays the same. */
export const bench: Bench = {
  question: 'Does a message of taps cost more when there are more users?',
  async run(lab) {
    const sizes = lab.isSmoke ? [100, 400] : [1_000, 30_000, 1_000_000];
    const [messages, commits, online] = lab.isSmoke ? [20, 1, 100] : [500, 40, 1_000];
    let seq = 0;
    const contenders: Record<string, () => Promise<number>> = {};
    for (const size of sizes) {
      const connection = await lab.createDatabase();
      await seedPlayers(connection, size);
      const db = connectDatabase(connection, () => undefined);
      lab.onEnd(() => db.destroy());
      const players = distinct(online, size);
      async function commit(userIds: readonly number[]) {
        seq += 1;
        const batch = userIds.map((userId) => ({
          ...balanceOnly(userId),
          session: 's',
          seq,
          taps: 7,
        }));
        await applyTaps(db, new Date(), batch);
      }
      // The first message of a session and of an hour inserts rows: it costs more at any size and is not measured.
      await commit(players);
      contenders[size] = async () => {
        const start = performance.now();
        for (let at = 0; at < commits; at += 1) {
          await commit(distinct(messages, online).map((place) => players[place - 1] ?? 1));
        }
        await foldRanks(db);
        return ((performance.now() - start) * 1000) / (commits * messages);
      };
    }
    for (const warmUp of Object.values(contenders)) await warmUp();
    const values = await interleave(lab.rounds, contenders);
    const of = (size: number | undefined) => values[`${size}`] ?? [];
    return {
      measured: sizes.map((size) => ({
        what: 'message of taps',
        size,
        unit: 'µs',
        values: of(size),
      })),
      ratios: [
        {
          what: `message at ${sizes.at(-1)} users ÷ at ${sizes[0]}`,
          values: divide(of(sizes.at(-1)), of(sizes[0])),
          atMost: 1.5,
        },
      ],
    };
  },
};

/** Returns `count` different random numbers from 1 to `size`. */
function distinct(count: number, size: number): number[] {
  const users = new Set<number>();
  while (users.size < count) users.add(1 + Math.floor(Math.random() * size));
  return [...users];
}
