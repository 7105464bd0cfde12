import type { Insertable, Selectable } from 'kysely';
import type { TonPayoutMessageTable } from '../database/money-tables.ts';
import type { Deps } from '../deps.ts';

export type PayoutMessageRow = Selectable<TonPayoutMessageTable>;

/**
 * Stores a signed message. Call this function before the message is sent.
 * @param message The row to store. `after_lt` is the logical time of the wallet's last transaction before the
 * signature.
 */
export async function insertPayoutMessage(
  db: Deps['db'],
  message: Insertable<TonPayoutMessageTable>,
): Promise<void> {
  await db.insertInto('ton_payout_message').values(message).execute();
}

/** Returns every message that was ever signed for a payout, oldest first. */
export function findPayoutMessages(db: Deps['db'], payoutId: string): Promise<PayoutMessageRow[]> {
  return db
    .selectFrom('ton_payout_message')
    .selectAll()
    .where('payout_id', '=', payoutId)
    .orderBy('sent_at')
    .execute();
}
