import type { RawBuilder } from 'kysely';
import type { Deps } from './deps.ts';

/**
 * Repeats a statement that changes at most `chunk` rows, to keep locks short, until it changes fewer.
 * @returns The number of changed rows.
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
