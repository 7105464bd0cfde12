import type { Deps } from '../deps.ts';

/**
 * A position in the list of a bot's Stars transactions, sorted from the oldest to the newest:
 * - `walked` is the number of transactions before the position
 * - `last` identifies the transaction directly before the position; empty if `walked` is 0
 */
export type StarCursor = { walked: number; last: string };

/** Returns the stored position in the list of a bot's Stars transactions. If no position is stored, `walked` is 0. */
export async function findStarCursor(db: Deps['db'], botId: number): Promise<StarCursor> {
  const found = await db
    .selectFrom('star_cursor')
    .select(['walked', 'last'])
    .where('bot_id', '=', botId)
    .executeTakeFirst();
  return found ?? { walked: 0, last: '' };
}

/** Stores the position up to which all transactions are recorded. */
export async function storeStarCursor(
  db: Deps['db'],
  botId: number,
  cursor: StarCursor,
): Promise<void> {
  await db
    .insertInto('star_cursor')
    .values({ bot_id: botId, ...cursor })
    .onConflict((conflict) => conflict.column('bot_id').doUpdateSet(cursor))
    .execute();
}
