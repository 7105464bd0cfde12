import type { Deps } from '../deps.ts';

/**
 * A position in a bot's Stars transactions, oldest first. `walked` transactions come before the position, and `last` is
 * the key of the last of them (empty if there are none).
 */
export type StarCursor = { walked: number; last: string };

/** Returns the stored position, or the beginning of the list if no position is stored. */
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
