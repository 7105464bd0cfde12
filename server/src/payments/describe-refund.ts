import type { Deps } from '../deps.ts';
import { dollarsText } from '../ledger/amount-text.ts';
import { findOverpaid } from './payouts/overpaid.ts';

/** Returns lines about what the booked refund of a charge cannot take back. */
export async function describeRefund(db: Deps['db'], chargeId: string): Promise<string[]> {
  const reward = await db
    .selectFrom('money_leg')
    .select(['user_id', 'micros'])
    .where('entry', '=', `referral-refund:${chargeId}`)
    .where('account', '=', 'referrals')
    .executeTakeFirst();
  if (!reward) return [];
  return (await findOverpaid(db, reward.user_id)).map(
    ({ userId, micros }) =>
      `Its reward of ${dollarsText(-reward.micros)} went to player ${userId}, who is overpaid by ${dollarsText(micros)} now.`,
  );
}
