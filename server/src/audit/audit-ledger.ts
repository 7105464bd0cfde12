import { referralPercents } from '@bold/sdk/limits';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { isShareLeg } from './audit-shares.ts';

type Leg = {
  entry: string;
  account: string;
  user_id: number | null;
  booked: number | null;
  expected: number | null;
};

/**
 * Returns messages about wrong ledger entries, and about charges whose reward is missing or went to the wrong user.
 * `findShareDifferences` recomputes the revenue shares: here only what is no share at all is wrong.
 */
export async function findLedgerDifferences(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<Leg>`
    with charge as (
      select charge_id, gateway, price_micros as price, settles, referrer_id,
        case when referrer_id is null then 0 else price_micros * ${referralPercents}::bigint / 100 end as reward,
        exists (select from payment_refund refund where refund.charge_id = payment_charge.charge_id) as is_refunded
      from payment_charge join payment on id = payment_id
    ),
    transfer (kind, source, giver, giver_id, taker, taker_id, micros) as (
      select case when settles then 'purchase' else 'surplus' end, charge_id, gateway, null::bigint,
        case when settles then 'revenue' else 'surplus' end, null::bigint, price from charge
      union all
      select 'referral', charge_id, 'revenue', null, 'referrals', referrer_id, reward from charge
      union all
      select case when settles then 'refund' else 'surplus-refund' end, charge_id,
        case when settles then 'revenue' else 'surplus' end, null, gateway, null, price from charge where is_refunded
      union all
      select 'referral-refund', charge_id, 'referrals', referrer_id, 'revenue', null, reward
      from charge where is_refunded
      union all
      select 'payout', id, 'paid', user_id, 'payouts', null, micros from payout
    ),
    expected as (
      select kind || ':' || source as entry, giver as account, giver_id as user_id, -micros as micros
      from transfer where micros <> 0
      union all
      select kind || ':' || source, taker, taker_id, micros from transfer where micros <> 0
    ),
    booked as (select * from money_leg where not (${isShareLeg}))
    select entry, account, coalesce(booked.user_id, expected.user_id) as user_id,
      booked.micros as booked, expected.micros as expected
    from booked full join expected using (entry, account)
    where booked.micros is distinct from expected.micros or booked.user_id is distinct from expected.user_id
    order by entry, account`.execute(db);
  return [
    ...rows.map(describe),
    ...(await findUnbalancedEntries(db)),
    ...(await findWrongReferrers(db)),
  ];
}

function describe({ entry, account, user_id, booked, expected }: Leg): string {
  const whose = user_id === null ? account : `${account} of user ${user_id}`;
  return `The entry ${entry} books ${booked ?? 'nothing'} to ${whose} where ${expected ?? 'nothing'} follows from what happened.`;
}

async function findUnbalancedEntries(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ key: string; sum: number | null }>`
    select key, sum(micros)::bigint as sum from money_entry left join money_leg on entry = key
    group by key having sum(micros) is distinct from 0 order by key`.execute(db);
  return rows.map(({ key, sum }) =>
    sum === null
      ? `The entry ${key} has no legs.`
      : `The legs of ${key} sum to ${sum}, not to zero.`,
  );
}

/**
 * Returns a message for each charge whose reward is missing or went to the wrong user. Accepts a missing reward if the
 * referrer was banned or erased at any moment between the charge and the credit of the taps.
 */
async function findWrongReferrers(db: Kysely<Database>): Promise<string[]> {
  // Clocks differ: an invitation counts only if it is more than a minute older than the charge, and a ban counts if it
  // is less than a minute younger than the credit.
  const { rows } = await sql<{
    charge_id: string;
    rewarded: number | null;
    invited: number | null;
  }>`
    select charge_id, payment_charge.referrer_id as rewarded, referral.referrer_id as invited
    from payment_charge join payment on id = payment_id left join referral on referral.user_id = payment.user_id
      left join tap_credit on tap_credit.user_id = payment.user_id and reason = 'purchase' and source = payment.id
    where settles and payment_charge.referrer_id is distinct from referral.referrer_id
      and (payment_charge.referrer_id is not null or referral.created_at < charged_at - interval '1 minute')
      and (payment_charge.referrer_id is not null or not exists (
        select from operator_action ban
        where ban.user_id = referral.referrer_id and ban.action in ('ban', 'erase')
          and ban.at < tap_credit.created_at + interval '1 minute' and not exists (
          select from operator_action unban
          where unban.user_id = ban.user_id and unban.action = 'unban' and unban.at >= ban.at and unban.at < charged_at
        )
      ))
    order by charge_id`.execute(db);
  return rows.map(
    ({ charge_id, rewarded, invited }) =>
      `The charge ${charge_id} rewards ${rewarded ?? 'no user'} for a buyer whom ${invited ?? 'no user'} invited.`,
  );
}
