import type { Deps } from '../deps.ts';

/** How far a bot's list of transactions was walked: so many are booked, and the last of them was this one. */
export type StarCursor = { walked: number; last: string };

/** How far it was walked before; nothing at first. */
export async function findStarCursor(db: Deps['db'], botId: number): Promise<StarCursor> {
  const found = await db
    .selectFrom('star_cursor')
    .select(['walked', 'last'])
    .where('bot_id', '=', botId)
    .executeTakeFirst();
  return found ?? { walked: 0, last: '' };
}

/** Notes how far it is walked now. */
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
