import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

type Sum = { user_id: number; account: string; stored: number; summed: number };

/**
 * Sums up each user's earnings and payouts in `money_leg`. Returns a message for each sum that differs from the value
 * in the table `earning`.
 */
export async function findEarningDifferences(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<Sum>`
    with stored as (
      select user_id, account, micros from earning
      cross join lateral (values ('referrals', referrals), ('top10', top10), ('paid', paid)) as sums (account, micros)
    ),
    summed as (
      select user_id, account, sum(micros)::bigint as micros from money_leg
      where user_id is not null group by user_id, account
    )
    select user_id, account, coalesce(stored.micros, 0) as stored, coalesce(summed.micros, 0) as summed
    from stored full join summed using (user_id, account)
    where coalesce(stored.micros, 0) <> coalesce(summed.micros, 0)
    order by user_id, account`.execute(db);
  return rows.map(
    ({ user_id, account, stored, summed }) =>
      `User ${user_id} has ${stored} micro-dollars in ${account}, the entries sum to ${summed}.`,
  );
}
