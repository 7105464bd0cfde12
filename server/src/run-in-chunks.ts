import type { RawBuilder } from 'kysely';
import type { Deps } from './deps.ts';

/**
 * Repeats a statement until the statement changes fewer than `chunk` rows. The statement must change at most `chunk`
 * rows at a time, so that locks stay short.
 * @returns The total number of changed rows.
 */
export async function runInChunks(
  db: Deps['db'],
  statement: RawBuilder<unknown>,
  chunk: number,
): Promise<number> {
  let total = 0;
  let changed: number;
  do {
    const { numAffectedRows } = await statement.execute(db);
    changed = Number(numAffectedRows ?? 0);
    total += changed;
  } while (changed === chunk);
  return total;
}
