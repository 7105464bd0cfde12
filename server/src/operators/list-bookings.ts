import { type Kysely, sql } from 'kysely';
import type { MoneyEntryTable, MoneyLegTable } from '../database/money-tables.ts';
import type { Database } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { firstOpenDay } from '../leaderboard/revenue-repository.ts';
import { controlCharacter, escapesOf } from '../one-line.ts';

type Tx = Kysely<Database>;

/** UTC days, such as `2026-10-01`. `to` is the day after the last one. */
export type Period = { from: string; to: string };

type Booking = {
  day: string;
  booked_at: Date;
  entry: string;
  kind: MoneyEntryTable['kind'];
  account: MoneyLegTable['account'];
  user_id: number | null;
  micros: number;
  /** The gateway of the purchase, or that by which a share is held. Null for a payout. */
  gateway: MoneyEntryTable['gateway'];
  /** Whole Stars, cents or nano-TON. Only in the leg of the account where the money came in or left, with its sign. */
  amount: string | null;
  unit: 'Stars' | 'cents' | 'nano-TON' | null;
  charge_id: string | null;
  payout_id: string | null;
};

const columns = [
  ...(['day', 'booked_at', 'entry', 'kind', 'account', 'user_id', 'micros', 'gateway'] as const),
  ...(['amount', 'unit', 'charge_id', 'payout_id'] as const),
] satisfies (keyof Booking)[];

/** The number of legs that are in memory at once. */
const legsAtOnce = 1_000;

/**
 * Passes the legs of the entries that were booked in the period to `print`, in the order of booking, as records of CSV
 * (RFC 4180) without line breaks; the first record has the names. All are of one snapshot.
 * @param print Resolves to false if nothing more can be printed.
 * @returns The first day that is not settled, if it is before the end of the period: until then the period can get more
 * bookings. Otherwise null.
 */
export function listBookings(
  db: Deps['db'],
  period: Period,
  print: (record: string) => Promise<boolean>,
): Promise<string | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      if (!(await print(columns.join(',')))) return null;
      await openCursor(tx, period);
      for (let isMore = true; isMore; ) {
        const { rows } = await sql<Booking>`fetch ${sql.lit(legsAtOnce)} from booking`.execute(tx);
        for (const row of rows) if (!(await print(recordOf(row)))) return null;
        isMore = rows.length === legsAtOnce;
      }
      const open = await firstOpenDay(tx);
      return open !== null && open < period.to ? open : null;
    });
}

async function openCursor(tx: Tx, { from, to }: Period): Promise<void> {
  // A payment in TON can differ from its invoice, if an operator has credited it.
  await sql`
    declare booking no scroll cursor for
    select day, booked_at, key as entry, kind, leg.account, leg.user_id, leg.micros,
      coalesce(source.gateway, payment.gateway) as gateway,
      (case
        when leg.account in ('stars', 'ton', 'dollars') then sign(leg.micros::numeric) * coalesce(deposit.nano, price)
        when leg.account = 'payouts' then sign(leg.micros::numeric) * payout.nano
      end)::text as amount,
      case leg.account when 'stars' then 'Stars' when 'dollars' then 'cents' when 'ton' then 'nano-TON'
        when 'payouts' then 'nano-TON' end as unit,
      charge.charge_id, payout.id as payout_id
    from (
      select *, substr(key, length(kind) + 2) as id from money_entry
      where day >= ${from}::date and day < ${to}::date
    ) source
    join money_leg leg on entry = key
    left join payment_charge charge on charge_id = source.id and kind not in ('share', 'payout')
    left join payment on payment.id = charge.payment_id
    left join ton_deposit deposit on hash = charge_id
    left join payout on payout.id = source.id and kind = 'payout'
    order by booked_at, key, leg.micros, leg.account, leg.user_id`.execute(tx);
}

const recordOf = (booking: Booking) => columns.map((column) => fieldOf(booking[column])).join(',');

function fieldOf(value: Booking[keyof Booking]): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  // A character of an id could control a terminal.
  const text = String(value).replaceAll(controlCharacter, escapesOf);
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
