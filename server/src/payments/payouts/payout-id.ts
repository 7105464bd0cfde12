import { type RawBuilder, sql } from 'kysely';

/**
 * The aggregate over `money_leg`, in SQL, that lists the keys of a player's rewards, and of what took rewards back, in
 * a fixed order and separated by spaces.
 */
export const rewardKeys = sql<string>`string_agg(entry, ' ' order by entry) filter (where account <> 'paid')`;

/**
 * Returns, in SQL, the id of a payout: 32 hexadecimal digits that follow from the user and the keys of the rewards
 * (`rewardKeys`). A database that was restored from a backup gives the same rewards the same id, so it recognises the
 * transfer that paid them.
 */
export function payoutId(
  userId: RawBuilder<unknown>,
  rewards: RawBuilder<unknown>,
): RawBuilder<string> {
  return sql<string>`left(encode(sha256(convert_to(${userId} || ' ' || ${rewards}, 'UTF8')), 'hex'), 32)`;
}
