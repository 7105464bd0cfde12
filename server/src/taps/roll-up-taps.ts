import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

const chunkSize = 1000;

/** Adds the journal of taps to the sums per user and hour. Two calls at the same time add no row twice. */
export async function rollUpTaps(
  { shards }: Pick<Deps, 'shards'>,
  chunk = chunkSize,
): Promise<void> {
  await Promise.all(shards.all.map((db) => rollUp(db, chunk)));
}

async function rollUp(db: Deps['db'], chunk: number): Promise<void> {
  let hasMore = true;
  while (hasMore) {
    const { rows } = await sql<{ more: boolean }>`select roll_up_taps(${chunk}) as more`.execute(
      db,
    );
    hasMore = rows[0]?.more ?? false;
  }
}
