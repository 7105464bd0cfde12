import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

/**
 * Takes the changes of totals into the buckets from which places are read. Every place is exact before as well: this
 * keeps reading cheap. Answers false, and nothing was done, while another server does it.
 */
export async function foldRanks(db: Deps['db']): Promise<boolean> {
  const { rows } = await sql<{ folded: boolean }>`select fold_ranks() as folded`.execute(db);
  return rows[0]?.folded ?? false;
}
