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
    with buyer as (
      select distinct on (day) day, user_id, micros from (
        select day, payment.user_id, sum(payment.price_micros)::bigint as micros
        from money_entry
        join payment_charge on key = 'purchase:' || charge_id
        join payment on payment.id = payment_id
        where kind = 'purchase' group by 1, 2
      ) purchase order by day, micros desc, user_id
    ),
    reward as (
      select day, sum(micros)::bigint as micros from money_entry join money_leg on entry = key
      where kind in ('referral', 'referral-refund') and account = 'referrals' group by 1
    ),
    sharer as (
      select distinct split_part(key, ':', 2) as day, user_id from money_entry join money_leg on entry = key
      where kind = 'share'
    )
    select to_char(settled.day, 'YYYY-MM-DD') as day, purchases, refunds, shared, usual, buyer.user_id as buyer,
      coalesce(buyer.micros, 0) as bought, coalesce(reward.micros, 0) as rewards,
      sharer.user_id is not null as has_share
    from revenue_day settled
    left join buyer on buyer.day = settled.day
    left join reward on reward.day = settled.day
    left join sharer on sharer.day = settled.day::text and sharer.user_id = buyer.user_id
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
