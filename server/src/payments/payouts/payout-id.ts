import { type RawBuilder, sql } from 'kysely';

/**
 * The keys of a group of a player's rewards, and of what takes rewards back, in a fixed order. It is an aggregate over
 * `money_leg`.
 */
export const rewardKeys = sql<string>`string_agg(entry, ' ' order by entry) filter (where account <> 'paid')`;

/**
 * Returns the id of the payout that follows the given rewards: 32 hexadecimal digits. A database that was restored from
 * a backup gives the same rewards the same id, so it recognises the transfer that paid them.
 */
export function payoutId(
  userId: RawBuilder<unknown>,
  rewards: RawBuilder<unknown>,
): RawBuilder<string> {
  return sql<string>`left(encode(sha256(convert_to(${userId} || ' ' || ${rewards}, 'UTF8')), 'hex'), 32)`;
}
