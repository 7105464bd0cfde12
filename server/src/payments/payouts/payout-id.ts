import { type RawBuilder, sql } from 'kysely';

/** An SQL aggregate of a player's reward keys, sorted by their bytes: this order is the same in every database. */
export const rewardKeys = sql<string>`string_agg(entry, ' ' order by entry collate "C") filter (where account <> 'paid')`;

/**
 * Returns SQL for a payout's id (32 hexadecimal digits). Every database computes the same id from the same rewards.
 * @param rewards The result of `rewardKeys` for this user.
 */
export function payoutId(
  userId: RawBuilder<unknown>,
  rewards: RawBuilder<unknown>,
): RawBuilder<string> {
  return sql<string>`left(encode(sha256(convert_to(${userId} || ' ' || ${rewards}, 'UTF8')), 'hex'), 32)`;
}
