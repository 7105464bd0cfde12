import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../../config.ts';

/**
 * The numbers of days for which rewards are held, one number per gateway. The column `money_entry.gateway` selects the
 * number for a reward.
 */
export type HoldConfig = Pick<
  Config,
  'payoutHoldDaysStars' | 'payoutHoldDaysDollars' | 'payoutHoldDaysTon'
>;

/**
 * Returns an SQL expression for the time at which the hold of an entry in `money_entry` ends (decisions §6). The value
 * is null for entries that are not held.
 */
export function releasedAt(config: HoldConfig): RawBuilder<Date | null> {
  // A day of PostgreSQL has 23 or 25 hours when the clocks of its time zone change.
  return sql`held_from + interval '24 hours' * case gateway
    when 'stars' then ${config.payoutHoldDaysStars}::int
    when 'dollars' then ${config.payoutHoldDaysDollars}::int
    when 'ton' then ${config.payoutHoldDaysTon}::int
  end`;
}
