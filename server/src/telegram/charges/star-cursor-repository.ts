import type { Deps } from '../../deps.ts';

/**
 * A position in the oldest-first list of a bot's Stars transactions. `walked` is the number of transactions before the
 * position, and `last` is the key of the transaction just before the position ('' if `walked` is 0).
 */
type StarCursor = { walked: number; last: string };

/** Returns the stored position in the list of the bot's Stars transactions, or the list's start if none is stored. */
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
