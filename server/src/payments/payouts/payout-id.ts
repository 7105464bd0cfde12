import { type RawBuilder, sql } from 'kysely';

/**
 * An SQL aggregate over one player's rows of `money_leg`. Lists the keys of all entries that gave rewards or took
 * rewards back. The keys are separated by spaces and in a fixed order.
 */
export const rewardKeys = sql<string>`string_agg(entry, ' ' order by entry) filter (where account <> 'paid')`;

/**
 * Returns the SQL expression for the id of a payout: 32 hexadecimal digits, computed from the user and `rewardKeys`. A
 * restored database computes the same id for the same rewards. The database therefore recognises the transfer that has
 * already paid these rewards.
 */
export function payoutId(
  userId: RawBuilder<unknown>,
  rewards: RawBuilder<unknown>,
): RawBuilder<string> {
  return sql<string>`left(encode(sha256(convert_to(${userId} || ' ' || ${rewards}, 'UTF8')), 'hex'), 32)`;
}
