import type { Deps } from '../deps.ts';

/** A user's total earnings in micro-dollars, less revoked rewards. Payouts are not subtracted. */
export type Earnings = { referrals: number; top10: number };

export async function readEarnings(db: Deps['db'], userId: number): Promise<Earnings> {
  const earned = await db
    .selectFrom('earning')
    .select(['referrals', 'top10'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return earned ?? { referrals: 0, top10: 0 };
}
