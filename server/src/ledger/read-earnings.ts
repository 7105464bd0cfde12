import type { Deps } from '../deps.ts';

/** What a user has earned in total, in micro-dollars. Rewards of refunded purchases are subtracted; payouts are not. */
export type Earnings = { referrals: number; top10: number };

/** Returns a user's earnings. They are zero if the user has earned nothing. */
export async function readEarnings(db: Deps['db'], userId: number): Promise<Earnings> {
  const earned = await db
    .selectFrom('earning')
    .select(['referrals', 'top10'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return earned ?? { referrals: 0, top10: 0 };
}
