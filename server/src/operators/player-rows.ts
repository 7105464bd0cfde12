import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Deps } from '../deps.ts';

type Db = Deps['db'];

export type PlayerIds = { id: number; telegram_id: number };

/** Tables without data about players. */
type WithoutPlayers =
  | 'analytics.proof'
  | 'revenue_day'
  | 'star_cursor'
  | 'ton_cursor'
  | 'payout_history'
  | 'environment'
  | 'exchange_rate';
type PlayerTable = Exclude<keyof Database, WithoutPlayers>;
type OwnTable = {
  [Table in PlayerTable]: Database[Table] extends { user_id: number } ? Table : never;
}[PlayerTable];

/** Everything that is stored about a player: the rows of each table. */
export type PlayerRows = Record<PlayerTable, object[]>;

/** Reads everything that is stored about a player, in one snapshot. */
export function readPlayerRows(db: Db, player: PlayerIds): Promise<PlayerRows> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const own = (table: Exclude<OwnTable, 'analytics.event'>) =>
        rowsOf(
          tx,
          sql`select * from ${sql.table(table)} where user_id = ${player.id} order by 2, 3`,
        );
      return {
        users: await rowsOf(tx, sql`select * from users where id = ${player.id}`),
        tap_balance: await own('tap_balance'),
        tap_session: await own('tap_session'),
        tap_session_expired: await own('tap_session_expired'),
        tap_credit: await own('tap_credit'),
        tap_hour: await own('tap_hour'),
        tap_journal: await rowsOf(
          tx,
          sql`select hour, own.spent
            from tap_journal j, unnest(j.user_ids, j.spent) as own (user_id, spent)
            where own.user_id = ${player.id} order by hour`,
        ),
        idempotency_key: await own('idempotency_key'),
        referral_code: await own('referral_code'),
        wallet_challenge: await own('wallet_challenge'),
        earning: await own('earning'),
        payout: await own('payout'),
        wallet_change: await own('wallet_change'),
        operator_action: await own('operator_action'),
        player_address: await own('player_address'),
        wallet_notice: await own('wallet_notice'),
        operator_command: await readCommands(tx, player),
        ...(await readReferrals(tx, player)),
        ...(await readPayments(tx, player)),
        ...(await readMoney(tx, player)),
        'analytics.event': await rowsOf(
          tx,
          sql`select event_name, session_id, body, received_at from analytics.event
            where user_id = ${player.telegram_id} order by received_at`,
        ),
      };
    });
}

type Query = ReturnType<typeof sql<object>>;

async function rowsOf(db: Db, query: Query): Promise<object[]> {
  return (await query.execute(db)).rows;
}

/** Reads who invited the player, and when the player invited others, without their ids. */
async function readReferrals(db: Db, { id }: PlayerIds) {
  return {
    referral: await rowsOf(
      db,
      sql`select case when user_id = ${id} then user_id end as user_id, referrer_id, created_at
        from referral where user_id = ${id} or referrer_id = ${id} order by created_at`,
    ),
  };
}

const paymentsOf = (id: number) => sql`(select id from payment where user_id = ${id})`;
const chargesOf = (id: number) =>
  sql`(select charge_id from payment_charge where payment_id in ${paymentsOf(id)})`;

/**
 * Selects the deposits that paid an invoice of the player or name one, and those from a wallet that the player has
 * verified. A deposit that names another player's invoice, or was credited to one, is a row about that player.
 */
const depositsOf = (id: number) => sql`(
  select deposit.hash from ton_deposit deposit left join ton_deposit_decision decision using (hash)
  where deposit.hash in ${chargesOf(id)} or trim(comment) in ${paymentsOf(id)}
    or (source in (select wallet from wallet_change where user_id = ${id} and verified)
      and not exists (
        select from payment
        where payment.id in (trim(comment), decision.payment_id) and user_id <> ${id}))
)`;

/** Reads the commands of operators that name the player, or a payment, charge or deposit of the player. */
function readCommands(db: Db, { id }: PlayerIds) {
  return rowsOf(
    db,
    sql`select at, operator, command, arguments, reason from operator_command
      where (command = 'players' and ${String(id)} = any(arguments))
        or (command in ('refund', 'deposits') and arguments && array(
          select charge_id from payment_charge where payment_id in ${paymentsOf(id)}
          union all select id from ${paymentsOf(id)} as own
          union all select charge_id from charge_record where payload in ${paymentsOf(id)}
          union all select hash from ${depositsOf(id)} as deposits
        )) order by at`,
  );
}

async function readPayments(db: Db, { id }: PlayerIds) {
  return {
    payment: await rowsOf(db, sql`select * from payment where user_id = ${id} order by created_at`),
    payment_charge: await rowsOf(
      db,
      sql`select charge_id, payment_id, settles, charged_at from payment_charge
        where payment_id in ${paymentsOf(id)} order by charged_at`,
    ),
    payment_refund: await rowsOf(
      db,
      sql`select * from payment_refund where charge_id in ${chargesOf(id)} order by refunded_at`,
    ),
    charge_record: await rowsOf(
      db,
      sql`select * from charge_record where payload in ${paymentsOf(id)} order by charged_at`,
    ),
    charge_return: await rowsOf(
      db,
      sql`select charge_return.* from charge_return join charge_record using (charge_id)
        where payload in ${paymentsOf(id)} order by returned_at`,
    ),
    ton_deposit: await rowsOf(
      db,
      sql`select * from ton_deposit where hash in ${depositsOf(id)} order by paid_at`,
    ),
    ton_deposit_decision: await rowsOf(
      db,
      sql`select * from ton_deposit_decision
        where hash in ${depositsOf(id)} or payment_id in ${paymentsOf(id)} order by decided_at`,
    ),
    ton_payout_message: await rowsOf(
      db,
      sql`select * from ton_payout_message
        where payout_id in (select id from payout where user_id = ${id}) order by sent_at`,
    ),
  };
}

/**
 * Reads the player's ledger entries and the legs of these entries, except the legs of other players. The key of a
 * reward has a number in place of the charge, in the order of booking, because another player paid it.
 */
async function readMoney(db: Db, { id }: PlayerIds) {
  const named = sql`(
    with entry as (
      select key, booked_at, substr(key, length(kind) + 2) as charge,
        case when kind in ('referral', 'referral-refund') then kind end as reward
      from money_entry
      where key in (select entry from money_leg where user_id = ${id})
        or (kind in ('purchase', 'surplus', 'refund', 'surplus-refund')
          and substr(key, length(kind) + 2) in ${chargesOf(id)})
    ), numbered as (
      select charge, row_number() over (order by min(booked_at), charge) as number
      from entry where reward is not null group by charge
    )
    select key, coalesce(reward || ':' || number, key) as name
    from entry left join numbered using (charge)
  ) as named`;
  return {
    money_entry: await rowsOf(
      db,
      sql`select name as key, kind, booked_at, held_from, day, gateway
        from money_entry join ${named} using (key) order by booked_at, name`,
    ),
    money_leg: await rowsOf(
      db,
      sql`select name as entry, account, user_id, micros from money_leg join ${named} on key = entry
        where user_id = ${id} or user_id is null order by name, micros`,
    ),
  };
}
