import type { Deps } from '../deps.ts';

/** How far a bot's transactions were read: their number so far, and the last one. */
export type StarCursor = { walked: number; last: string };

/** Returns how far the transactions were read; zero at first. */
export async function findStarCursor(db: Deps['db'], botId: number): Promise<StarCursor> {
  const found = await db
    .selectFrom('star_cursor')
    .select(['walked', 'last'])
    .where('bot_id', '=', botId)
    .executeTakeFirst();
  return found ?? { walked: 0, last: '' };
}

/** Stores how far the transactions were read. */
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
