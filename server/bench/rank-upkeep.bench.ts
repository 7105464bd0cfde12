import { sql } from 'kysely';
import { connectDatabase } from '../src/database/connect.ts';
import { foldRanks } from '../src/rank/rank-folding.ts';
import { applyTaps } from '../src/taps/apply-taps.ts';
import type { TapMessage } from '../src/taps/tap-message.ts';
import type { Bench } from './bench.ts';
import { seedPlayers } from './bench-players.ts';
import { interleave } from './interleave.ts';
import { divide } from './statistics.ts';

const flushesPerFold = 5;

/** Measures group commits with and without `foldRanks`. */
export const bench: Bench = {
  question: 'What does the folding of ranks add to a flush?',
  async run(lab) {
    const players = lab.isSmoke ? 100 : 100_000;
    const messages = lab.isSmoke ? 20 : 1_000;
    const connection = await lab.createDatabase();
    await seedPlayers(connection, players);
    const db = connectDatabase(connection, () => undefined);
    lab.onEnd(() => db.destroy());
    let seq = 0;

    /**
     * Runs `flushesPerFold` group commits. If `isFolded` is true, then runs `foldRanks` once.
     * @returns The total time in milliseconds, divided by `flushesPerFold`.
     */
    async function flush(isFolded: boolean): Promise<number> {
      await sql`truncate rank_change`.execute(db);
      const start = performance.now();
      for (let at = 0; at < flushesPerFold; at += 1) {
        const batch = Array.from({ length: messages }, (): TapMessage => {
          seq += 1;
          const userId = 1 + Math.floor(Math.random() * players);
          return { userId, session: 's', seq, multiplier: 1, taps: 1 + (seq % 51) };
        });
        await applyTaps(db, new Date(), batch);
      }
      if (isFolded) await foldRanks(db);
      return (performance.now() - start) / flushesPerFold;
    }

    await flush(true);
    const values = await interleave(lab.rounds * 2, {
      with: () => flush(true),
      without: () => flush(false),
    });
    const time = (what: string, of: number[]) => ({ what, size: null, unit: 'ms', values: of });
    return {
      measured: [
        time(`flush of ${messages} messages`, values.with),
        time('without folding', values.without),
      ],
      ratios: [
        {
          what: 'flush with folding ÷ without',
          values: divide(values.with, values.without),
          atMost: 1.1,
        },
      ],
    };
  },
};
