import { randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/database/schema.ts';
import { creditTaps } from '../src/taps/balance-repository.ts';

type PlayerHistory = { available: number; total: number; telegramId: number };

/**
 * Creates a user with taps and the matching ledger entries. If `db` belongs to a cluster, the user cannot have spent
 * taps: `total` must be 0.
 */
export async function createPlayer(
  db: Kysely<Database>,
  { available = 0, total = 0, telegramId = randomInt(1, 2 ** 47) }: Partial<PlayerHistory> = {},
): Promise<{ userId: number; telegramId: number; languageCode: null }> {
  const { id: userId } = await db
    .insertInto('users')
    // A player with taps has taken the gift, because the app does not let a player tap before.
    .values({ telegram_id: telegramId, is_bonus_taken: total > 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  // According to the ledger, all taps were imported, and `total` taps were spent in 2020.
  if (available + total > 0) {
    const credit = { userId, reason: 'opening' as const, source: 'seed' };
    await db.transaction().execute((tx) => creditTaps(tx, { ...credit, taps: available + total }));
  }
  if (total > 0) {
    await db
      .updateTable('tap_balance')
      .set({ available, total })
      .where('user_id', '=', userId)
      .execute();
    const hour = new Date('2020-01-01T00:00:00Z');
    await db.insertInto('tap_hour').values({ user_id: userId, hour, spent: total }).execute();
    await sql`insert into rank_change values ('{0}', array[${total}::bigint])`.execute(db);
  }
  return { userId, telegramId, languageCode: null };
}
