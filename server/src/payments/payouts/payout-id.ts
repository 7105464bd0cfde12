import { type RawBuilder, sql } from 'kysely';

/**
 * An SQL aggregate over rows of `money_leg` of one player. It lists the keys of the entries that gave rewards or took
 * rewards back, in a fixed order and separated by spaces.
 */
export const rewardKeys = sql<string>`string_agg(entry, ' ' order by entry) filter (where account <> 'paid')`;

/**
 * Returns the SQL expression for the id of a payout: 32 hexadecimal digits, computed from the user and the keys of the
 * rewards (`rewardKeys`). A database that was restored from a backup computes the same id for the same rewards, so it
 * recognises the transfer that paid them.
 */
export function payoutId(
  userId: RawBuilder<unknown>,
  rewards: RawBuilder<unknown>,
): RawBuilder<string> {
  return sql<string>`left(encode(sha256(convert_to(${userId} || ' ' || ${rewards}, 'UTF8')), 'hex'), 32)`;
}
