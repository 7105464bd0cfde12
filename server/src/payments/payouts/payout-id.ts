import { type RawBuilder, sql } from 'kysely';

/**
 * An SQL aggregate over one player's rows of `money_leg`: the joined keys of all entries that gave or revoked rewards.
 * The keys are sorted by their bytes, because this order is the same in every database.
 */
export const rewardKeys = sql<string>`string_agg(entry, ' ' order by entry collate "C") filter (where account <> 'paid')`;

/**
 * Returns the SQL expression for a payout's id, which has 32 hexadecimal digits. The same user and rewards always give
 * the same id, even in a restored database.
 * @param rewards The result of `rewardKeys` for this user.
 */
export function payoutId(
  userId: RawBuilder<unknown>,
  rewards: RawBuilder<unknown>,
): RawBuilder<string> {
  return sql<string>`left(encode(sha256(convert_to(${userId} || ' ' || ${rewards}, 'UTF8')), 'hex'), 32)`;
}
