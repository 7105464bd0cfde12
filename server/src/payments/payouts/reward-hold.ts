import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../../config.ts';

/** How long rewards are held, in days: by the gateway of the purchase that earned them. */
export type HoldConfig = Pick<
  Config,
  'payoutHoldDaysStars' | 'payoutHoldDaysDollars' | 'payoutHoldDaysTon'
>;

/**
 * Returns when the hold of a row of `money_entry` ends, as SQL (decisions §6). It is null for entries that are not
 * held.
 */
export function releasedAt(config: HoldConfig): RawBuilder<Date | null> {
  return sql`held_from + interval '1 day' * case gateway
    when 'stars' then ${config.payoutHoldDaysStars}::int
    when 'dollars' then ${config.payoutHoldDaysDollars}::int
    when 'ton' then ${config.payoutHoldDaysTon}::int
  end`;
}
