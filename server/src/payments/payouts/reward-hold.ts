import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../../config.ts';

export type HoldConfig = Pick<
  Config,
  'payoutHoldDaysStars' | 'payoutHoldDaysDollars' | 'payoutHoldDaysTon'
>;

/**
 * Returns SQL for the time at which the hold of a `money_entry` ends (decisions §6). The time is null if the `gateway`
 * of the entry is null.
 */
export function releasedAt(config: HoldConfig): RawBuilder<Date | null> {
  // A day of PostgreSQL has 23 or 25 hours when the clocks of its time zone change.
  return sql`held_from + interval '24 hours' * case gateway
    when 'stars' then ${config.payoutHoldDaysStars}::int
    when 'dollars' then ${config.payoutHoldDaysDollars}::int
    when 'ton' then ${config.payoutHoldDaysTon}::int
  end`;
}
