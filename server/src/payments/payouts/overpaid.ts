import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';

/**
 * A user who was paid more than was earned, because a refund took back a paid reward, or because an operator booked a
 * payout of a lost one. `micros` is the excess.
 */
export type Overpaid = { userId: number; micros: number };

/**
 * Returns the overpaid users, sorted by id. Booked payouts count as paid, even unsent ones.
 * @param userId The only user to include, or null for all users.
 */
export async function findOverpaid(
  db: Deps['db'],
  userId: number | null = null,
): Promise<Overpaid[]> {
  const { rows } = await sql<Overpaid>`
    select user_id as "userId", -(referrals + top10 + paid) as micros from earning
    where referrals + top10 + paid < 0 and (${userId}::bigint is null or user_id = ${userId})
    order by user_id`.execute(db);
  return rows;
}
