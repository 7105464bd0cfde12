import { sql } from 'kysely';
import type { PaymentTable } from '../../database/money-tables.ts';
import type { Deps } from '../../deps.ts';
import { type HoldConfig, releasedAt } from './reward-hold.ts';

/** A user's held rewards of one gateway. `micros` is the sum in micro-dollars. */
export type HeldReward = {
  gateway: PaymentTable['gateway'];
  micros: number;
  /** The time at which the first hold ends. */
  first: Date;
  /** The time at which the last hold ends. */
  last: Date;
};

/** Returns a user's held rewards, one element per gateway, sorted by `first`. Revoked rewards do not count. */
export async function heldRewards(
  { db, clock, config }: Pick<Deps, 'clock' | 'db'> & { config: HoldConfig },
  userId: number,
): Promise<HeldReward[]> {
  const { rows } = await sql<HeldReward>`
    select gateway, sum(micros)::bigint as micros, min(at) as first, max(at) as last
    from (
      select gateway, at, sum(micros) as micros
      from (
        select gateway, ${releasedAt(config)} as at, micros from money_leg join money_entry on key = entry
        where user_id = ${userId} and account <> 'paid'
      ) reward
      where at > ${clock.now()} group by gateway, at having sum(micros) > 0
    ) held
    group by gateway order by first, gateway`.execute(db);
  return rows;
}
