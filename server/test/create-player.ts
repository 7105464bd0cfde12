import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../src/database/schema.ts';

type PlayerHistory = { available: number; total: number; telegramId: number };

/**
 * A user with a history that explains the balance: `available` and `total` taps, all brought in from elsewhere
 * and the total spent long ago.
 */
export async function createPlayer(
  db: Kysely<Database>,
  { available = 0, total = 0, telegramId = randomInt(1, 2 ** 47) }: Partial<PlayerHistory> = {},
): Promise<{ userId: number; telegramId: number; languageCode: null }> {
  const { id: userId } = await db
    .insertInto('users')
    // Whoever has tapped has had the gift: without it the game stops at "Not enough taps".
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
