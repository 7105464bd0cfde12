import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { placeByHold } from '../leaderboard/revenue-repository.ts';

type Fact = { key: string; what: string; stored: string | null; due: string | null };

/**
 * Compares the times and the gateway of each ledger entry with what happened. Returns a message for each difference;
 * entries for which nothing happened are left to `findLedgerDifferences`.
 */
export async function findEntryDifferences(db: Kysely<Database>): Promise<string[]> {
  // What happens on a settled day is booked at the start of the first day that is open then. A reward, and what takes
  // it back, is booked with its purchase or refund.
  const { rows } = await sql<Fact>`
    with share_day as (
      select distinct on (settled.day) settled.day::text as day, settled_at, coalesce(account, 'stars') as gateway
      from revenue_day settled left join (
        select day, account from money_entry join money_leg on entry = key
        where kind = 'purchase' and account <> 'revenue'
      ) bought on bought.day = settled.day
      order by settled.day, ${placeByHold}
    ),
    entry as (
      select *, substr(key, length(kind) + 2) as source, kind in ('referral', 'referral-refund') as is_referral
      from money_entry
    ),
    happened as (
      select entry.key, entry.gateway, entry.held_from, entry.booked_at,
        case when is_referral then payment.gateway else share_day.gateway end as due_gateway,
        case when is_referral then purchase.booked_at else entry.booked_at end as due_from,
        case entry.kind when 'purchase' then charged_at when 'surplus' then charged_at
          when 'refund' then refunded_at when 'surplus-refund' then refunded_at
          when 'referral' then purchase.booked_at when 'referral-refund' then refund.booked_at
          when 'payout' then planned_at when 'share' then share_day.settled_at end as due_at,
        not is_referral and entry.kind <> 'share' and last_settled.day is not null
          and entry.booked_at = entry.day::timestamp at time zone 'UTC' as is_start_of_open_day
      from entry
      left join payment_charge charge on charge.charge_id = source and entry.kind not in ('share', 'payout')
      left join payment on payment.id = payment_id
      left join payment_refund on payment_refund.charge_id = charge.charge_id
      left join money_entry purchase on is_referral and purchase.key = 'purchase:' || source
      left join money_entry refund on is_referral and refund.key = 'refund:' || source
      left join payout on payout.id = source and entry.kind = 'payout'
      left join share_day on share_day.day = split_part(source, ':', 1) and entry.kind = 'share'
      left join revenue_day last_settled on last_settled.day = entry.day - 1
    )
    select key, what, stored, due
    from happened cross join lateral (values
      ('gateway', gateway, due_gateway),
      ('held_from', ${inUtc(sql`held_from`)}, ${inUtc(sql`due_from`)}),
      ('booked_at', ${inUtc(sql`booked_at`)},
        ${inUtc(sql`case when booked_at > due_at and is_start_of_open_day then booked_at else due_at end`)})
    ) as fact (what, stored, due)
    where due_at is not null and stored is distinct from due
      -- Repeated without the texts, which take long for all entries.
      and (gateway is distinct from due_gateway or held_from is distinct from due_from or booked_at <> due_at)
    order by key, what`.execute(db);
  return rows.map(
    ({ key, what, stored, due }) =>
      `The entry ${key} has the ${what} ${stored ?? 'null'} where ${due ?? 'null'} follows from what happened.`,
  );
}

const inUtc = (at: RawBuilder<unknown>) => sql<string>`(${at} at time zone 'UTC')::text || 'Z'`;
