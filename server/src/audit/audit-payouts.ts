import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

type Amount = {
  id: string;
  micros: number;
  nano: number;
  price: number | null;
  due: string | null;
};
type Excess = { entry: string; user_id: number; paid: number; earned: number };

/**
 * Returns messages about payouts whose TON do not follow from their dollars, or that no rewards can have paid. Does not
 * recompute which rewards were due, because the holds of that time are not stored.
 */
export async function findPayoutDifferences(db: Kysely<Database>): Promise<string[]> {
  return [...(await findWrongAmounts(db)), ...(await findUnearnedPayouts(db))];
}

/** Returns a message for each payout whose nano-TON do not follow from its micro-dollars and its price of one TON. */
async function findWrongAmounts(db: Kysely<Database>): Promise<string[]> {
  // Only a payout that was adopted from the chain has no price: it was planned, sent and confirmed in one moment.
  const { rows } = await sql<Amount>`
    with priced as (
      select id, micros, nano, ton_price_micros as price, div(micros * 1000000000::numeric, ton_price_micros) as due,
        ton_price_micros is null and confirmed_at is not distinct from planned_at as is_adopted
      from payout
    )
    select id, micros, nano, price, due from priced
    where not is_adopted and nano is distinct from due order by id`.execute(db);
  return rows.map(
    ({ id, micros, nano, price, due }) =>
      `The payout ${id} of ${micros} micro-dollars sends ${nano} nano-TON; ${due ?? 'none'} follow from ${price ?? 'no'} micro-dollars per TON.`,
  );
}

/**
 * Returns a message for each payout with which a user was paid more than what the user had earned until then, unless an
 * operator has decided that it was paid to this user.
 */
async function findUnearnedPayouts(db: Kysely<Database>): Promise<string[]> {
  // Clocks differ: a reward counts also if it is a minute younger. A refund may have an earlier time than a payout that
  // did not know it yet, so it counts from an hour after its day was settled, and never for a payout that was adopted.
  const { rows } = await sql<Excess>`
    with moved as (
      select entry, user_id, account, micros, case when account = 'paid' then booked_at
        when micros > 0 then booked_at - interval '1 minute' else settled_at + interval '1 hour' end as at
      from money_leg join money_entry on key = entry left join revenue_day using (day)
      where user_id is not null
    ),
    summed as (
      select entry, user_id, account,
        coalesce(-sum(micros) filter (where account = 'paid') over so_far, 0)::bigint as paid,
        coalesce(sum(micros) filter (where account <> 'paid' and micros > 0) over so_far, 0)::bigint as earned,
        coalesce(-sum(micros) filter (where account <> 'paid' and micros < 0) over so_far, 0)::bigint as taken_back
      from moved where at is not null window so_far as (partition by user_id order by at)
    )
    select entry, summed.user_id, paid, earned - due.taken_back as earned
    from summed join payout on entry = 'payout:' || id
      cross join lateral (select case when ton_price_micros is null then 0 else summed.taken_back end) due (taken_back)
    where account = 'paid' and paid > earned - due.taken_back and not (ton_price_micros is null and exists (
      select from operator_command
      where command = 'payouts' and arguments && array[transaction, '--transaction=' || transaction]
    )) order by 2, 1`.execute(db);
  return rows.map(
    ({ entry, user_id, paid, earned }) =>
      `The entry ${entry} brings what user ${user_id} was paid to ${paid} micro-dollars, and the rewards until then sum to ${earned}.`,
  );
}
