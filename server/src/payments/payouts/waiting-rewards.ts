import { sql } from 'kysely';
import type { PaymentTable } from '../../database/money-tables.ts';
import { minimumMicros, type PayoutReading } from './due-payouts.ts';
import { releasedAt } from './reward-hold.ts';

/** What is owed, but not due yet. Amounts are in micro-dollars. */
export type Waiting = {
  /** The number of players, and all that is not due to them. */
  players: number;
  micros: number;
  parts: WaitingPart[];
};

/** Rewards whose hold has not ended, by gateway; `small` amounts, below the smallest payout; or `spent`, below zero. */
export type WaitingPart = {
  part: PaymentTable['gateway'] | 'small' | 'spent';
  players: number;
  micros: number;
  /** The time at which the last hold ends, or null if it is no hold. */
  last: Date | null;
};

type Row = Omit<WaitingPart, 'part'> & { part: WaitingPart['part'] | 'all' };

/**
 * Returns what is owed to players and not in `duePayouts`. What was paid beyond all rewards whose hold has ended counts
 * as `spent`: a refund took a paid reward back, or holds are longer than before.
 */
export async function findWaiting({ db, clock, config }: PayoutReading): Promise<Waiting> {
  const { rows } = await sql<Row>`
    with reward as (
      select user_id, gateway, ${releasedAt(config)} as at, sum(micros)::bigint as micros
      from money_leg join money_entry on key = entry where user_id is not null
      group by 1, 2, 3 having sum(micros) <> 0
    ),
    player as (
      select user_id, sum(micros)::bigint as owed,
        coalesce(sum(micros) filter (where at is null or at <= ${clock.now()}), 0)::bigint as matured
      from reward group by 1 having sum(micros) > 0
    ),
    part as (
      select gateway as part, user_id, micros, at from reward join player using (user_id) where at > ${clock.now()}
      union all
      select case when matured < 0 then 'spent' else 'small' end, user_id, matured, null
      from player where matured <> 0 and matured < ${minimumMicros(config)}
    )
    select coalesce(part, 'all') as part, count(distinct user_id) as players,
      coalesce(sum(micros), 0)::bigint as micros, case when part is not null then max(at) end as last
    from part group by rollup (part) order by array_position('{stars,ton,dollars,small,spent}', part)`.execute(
    db,
  );
  const parts = rows.flatMap(({ part, ...row }) => (part === 'all' ? [] : [{ part, ...row }]));
  const { players, micros } = rows.find(({ part }) => part === 'all') ?? { players: 0, micros: 0 };
  return { players, micros, parts };
}
