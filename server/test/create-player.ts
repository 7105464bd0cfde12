import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../src/database/schema.ts';

type PlayerHistory = { available: number; total: number; telegramId: number };

/**
 * Creates a user whose balance matches its entries: `available` and `total` taps, all imported, the total spent long
 * ago.
 */
export async function createPlayer(
  db: Kysely<Database>,
  { available = 0, total = 0, telegramId = randomInt(1, 2 ** 47) }: Partial<PlayerHistory> = {},
): Promise<{ userId: number; telegramId: number; languageCode: null }> {
  const { id: userId } = await db
    .insertInto('users')
    // A player who has tapped has taken the gift: without it the game stops at "Not enough taps".
    .values({ telegram_id: telegramId, is_bonus_taken: total > 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('tap_balance')
    .set({ available, total })
    .where('user_id', '=', userId)
    .execute();
  if (available + total > 0) {
    const credit = { user_id: userId, reason: 'opening' as const, source: 'seed' };
    await db
      .insertInto('tap_credit')
      .values({ ...credit, taps: available + total })
      .execute();
  }
  if (total > 0) {
    const hour = new Date('2020-01-01T00:00:00Z');
    await db.insertInto('tap_hour').values({ user_id: userId, hour, spent: total }).execute();
  }
  return { userId, telegramId, languageCode: null };
}
