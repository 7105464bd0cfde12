import type { Deps } from '../deps.ts';

/** What a user has ever earned, in micro-dollars: refunds taken back, payouts not subtracted. */
export type Earnings = { referrals: number; top10: number };

/** A user's earnings; zeros for whoever has none. */
export async function readEarnings(db: Deps['db'], userId: number): Promise<Earnings> {
  const earned = await db
    .selectFrom('earning')
    .select(['referrals', 'top10'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return earned ?? { referrals: 0, top10: 0 };
}
