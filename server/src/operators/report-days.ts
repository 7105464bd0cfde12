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
  /** The sum of the day's purchases that were refunded on later days. */
  returned: number;
  /** The player with most of `returned`, or null if `returned` is 0. */
  returner: number | null;
  /** The number of players with a part of `returned`. */
  returners: number;
};

export type UnusualDay = { day: string; purchases: string; shared: string; why: string };

const daysMax = 50;

/** Returns the newest settled days that an operator should check, each with the reasons. */
export async function unusualDays(db: Deps['db']): Promise<UnusualDay[]> {
  const { rows } = await sql<Day>`
    with purchase as (
      select bought.day, payment.user_id, sum(payment.price_micros)::bigint as micros,
        (sum(payment.price_micros) filter (where back.day > bought.day))::bigint as returned
      from money_entry bought
      join payment_charge on bought.key = 'purchase:' || charge_id
      join payment on payment.id = payment_id
      left join money_entry back on back.key = 'refund:' || charge_id
      where bought.kind = 'purchase' group by 1, 2
    ),
    buyer as (
      select distinct on (day) day, user_id, micros from purchase order by day, micros desc, user_id
    ),
    returner as (
      select distinct on (day) day, user_id, (sum(returned) over same_day)::bigint as returned,
        count(*) over same_day as returners
      from purchase where returned > 0
      window same_day as (partition by day) order by day, purchase.returned desc, user_id
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
      sharer.user_id is not null as has_share, coalesce(returner.returned, 0) as returned,
      returner.user_id as returner, coalesce(returner.returners, 0) as returners
    from revenue_day settled
    left join buyer on buyer.day = settled.day
    left join returner on returner.day = settled.day
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
  const { returned, returner, returners } = day;
  const income = purchases - refunds;
  return [
    ...(usual !== null && purchases > 3 * Math.max(usual, 1)
      ? [`three times the usual ${dollarsText(usual)}`]
      : []),
    ...(refunds * 5 > purchases ? [`${dollarsText(refunds)} given back`] : []),
    ...(returned * 5 > purchases
      ? [
          `${dollarsText(returned)} of its purchases given back later, ${returners > 1 ? 'most ' : ''}by player ${returner}`,
        ]
      : []),
    ...(has_share && bought * 2 > purchases
      ? [`player ${buyer} bought for ${dollarsText(bought)} and got a share`]
      : []),
    ...(shared + rewards > Math.max(0, income)
      ? [`${dollarsText(shared + rewards)} promised, ${dollarsText(income)} came in`]
      : []),
  ];
}
