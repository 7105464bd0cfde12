import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

type Db = Deps['db'];

/** `wallet` is the new raw address, or null if the wallet was removed. */
export type WalletNotice = {
  id: number;
  telegramId: number;
  wallet: string | null;
  languageCode: string | null;
  /** How many attempts have begun. */
  attempts: number;
};

/** Stores a notice about a wallet change. Call this function in the transaction that changes the wallet. */
export async function insertWalletNotice(
  tx: Db,
  change: { userId: number; wallet: string | null; languageCode: string | null; now: Date },
): Promise<void> {
  const { userId, wallet, languageCode, now } = change;
  await tx
    .insertInto('wallet_notice')
    .values({
      user_id: userId,
      wallet,
      language_code: languageCode,
      changed_at: now,
      due_at: now,
    })
    .execute();
}

/** Returns the oldest notice of each user if that notice is due, at most `limit` notices in total. */
export async function dueWalletNotices(db: Db, now: Date, limit: number): Promise<WalletNotice[]> {
  const { rows } = await sql<WalletNotice>`
    select notice.id, telegram_id as "telegramId", notice.wallet, language_code as "languageCode", attempts
    from (select distinct on (user_id) * from wallet_notice order by user_id, id) notice
    join users on users.id = user_id
    where due_at <= ${now} order by due_at, notice.id limit ${limit}`.execute(db);
  return rows;
}

export async function deleteWalletNotice(db: Db, id: number): Promise<void> {
  await db.deleteFrom('wallet_notice').where('id', '=', id).execute();
}

/**
 * Begins an attempt. The next attempt may begin at `retryAt`.
 * @returns False if another server has begun this attempt.
 */
export async function beginAttempt(
  db: Db,
  { id, attempts }: WalletNotice,
  retryAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('wallet_notice')
    .set({ attempts: attempts + 1, due_at: retryAt })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function postponeWalletNotice(db: Db, id: number, dueAt: Date): Promise<void> {
  await db.updateTable('wallet_notice').set({ due_at: dueAt }).where('id', '=', id).execute();
}
