import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

/**
 * Folds changed totals into the buckets from which ranks are read; this keeps reading fast, ranks are exact before as
 * well. Returns false, without folding, while another server does it.
 */
export async function foldRanks(db: Deps['db']): Promise<boolean> {
  const { rows } = await sql<{ folded: boolean }>`select fold_ranks() as folded`.execute(db);
  return rows[0]?.folded ?? false;
}
