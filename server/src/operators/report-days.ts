import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { dollarsText } from '../ledger/amount-text.ts';

/** The figures of a settled UTC day. All amounts are in micro-dollars. */
type Day = {
  day: string;
  purchases: number;
  refunds: number;
  shared: number;
  rewards: number;
  /** The median of `purchases` in the 28 days before `day`, or null if fewer than seven of these days are settled. */
  usual: number | null;
  /** The player who spent most on the day, or null for a day without purchases. */
  buyer: number | null;
  /** The day's purchases of `buyer`, or 0 if `buyer` is null. */
  bought: number;
  /** True if the player `buyer` got a share of the day's revenue. */
  has_share: boolean;
};

export type UnusualDay = { day: string; purchases: string; shared: string; why: string };

const daysMax = 50;

/** Returns the newest settled days that an operator should check, each with the reasons. */
export async function unusualDays(db: Deps['db']): Promise<UnusualDay[]> {
  const { rows } = await sql<Day>`
    with purchase as (
      select day, payment.user_id, sum(payment.price_micros)::bigint as micros
      from money_entry
      join payment_charge on key = 'purchase:' || charge_id
      join payment on payment.id = payment_id
      where kind = 'purchase' group by 1, 2
    )
    select to_char(settled.day, 'YYYY-MM-DD') as day, purchases, refunds, shared, usual, top.user_id as buyer,
      coalesce(top.micros, 0) as bought,
      coalesce((
        select sum(micros)::bigint from money_entry join money_leg on entry = key
        where money_entry.day = settled.day and kind in ('referral', 'referral-refund') and account = 'referrals'
      ), 0) as rewards,
      exists (
        select from money_entry join money_leg on entry = key
        where kind = 'share' and split_part(key, ':', 2) = settled.day::text and user_id = top.user_id
      ) as has_share
    from revenue_day settled
    left join lateral (
      select user_id, micros from purchase where purchase.day = settled.day order by micros desc, user_id limit 1
    ) top on true
    left join lateral (
      select case when count(*) >= 7
        then (percentile_cont(0.5) within group (order by before.purchases))::bigint end as usual
      from revenue_day before where before.day between settled.day - 28 and settled.day - 1
    ) median on true
    order by settled.day desc`.execute(db);
  return rows
    .map((row) => ({ row, why: reasonsOf(row) }))
    .filter(({ why }) => why.length > 0)
    .slice(0, daysMax)
    .map(({ row: { day, purchases, shared }, why }) => ({
      day,
      purchases: dollarsText(purchases),
      shared: dollarsText(shared),
      why: why.join('; '),
    }));
}

function reasonsOf(day: Day): string[] {
  const { purchases, refunds, shared, rewards, usual, buyer, bought, has_share } = day;
  const income = purchases - refunds;
  return [
    ...(usual !== null && purchases > 3 * Math.max(usual, 1)
      ? [`three times the usual ${dollarsText(usual)}`]
      : []),
    ...(refunds * 5 > purchases ? [`${dollarsText(refunds)} given back`] : []),
    ...(has_share && bought * 2 > purchases
      ? [`player ${buyer} bought for ${dollarsText(bought)} and got a share`]
      : []),
    ...(shared + rewards > Math.max(0, income)
      ? [`${dollarsText(shared + rewards)} promised, ${dollarsText(income)} came in`]
      : []),
  ];
}
