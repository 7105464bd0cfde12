import { type Kysely, sql } from 'kysely';
import { lockKeys } from '../database/lock-keys.ts';
import type { Database, MoneyEntryTable, MoneyLegTable } from '../database/schema.ts';

type Db = Kysely<Database>;

/** Where money comes from, whose it is, and where it leaves to; the three of a user go by the user's id. */
export type Account =
  | { account: Exclude<MoneyLegTable['account'], UserAccount['account']>; userId?: null }
  | UserAccount;
type UserAccount = { account: 'referrals' | 'top10' | 'paid'; userId: number };

/** `micros` micro-dollars, more than none, go from one account to another. `source` makes the entry's key unique within its kind. */
export type Transfer = {
  kind: MoneyEntryTable['kind'];
  source: string;
  from: Account;
  to: Account;
  micros: number;
  /** When a hold on a reward begins; for what takes a reward back, when the reward's did. */
  heldFrom?: Date;
};

/**
 * Books transfers, each as an entry of two legs, all at one moment, within the caller's transaction. Throws, and
 * so undoes the transaction, if one of them was booked before: whoever calls has made sure that it is new.
 */
export async function postMoney(
  tx: Db,
  bookedAt: Date,
  transfers: readonly Transfer[],
): Promise<void> {
  if (transfers.length === 0) return;
  await tx
    .insertInto('money_entry')
    .values(
      transfers.map(({ kind, source, heldFrom = bookedAt }) => ({
        key: `${kind}:${source}`,
        kind,
        booked_at: bookedAt,
        held_from: heldFrom,
      })),
    )
    .execute();
  await tx
    .insertInto('money_leg')
    .values(
      transfers.flatMap(({ kind, source, from, to, micros }) => [
        leg(`${kind}:${source}`, from, -micros),
        leg(`${kind}:${source}`, to, micros),
      ]),
    )
    .execute();
}

const leg = (entry: string, { account, userId = null }: Account, micros: number) => ({
  entry,
  account,
  user_id: userId,
  micros,
});

/**
 * The moment at which something that happened `at` is booked: then, or the beginning of the first day that has not been shared out,
 * so that no money falls between two days. Until the transaction ends no day is shared out.
 */
export async function bookingTime(tx: Db, at: Date): Promise<Date> {
  await sql`select pg_advisory_xact_lock_shared(${lockKeys.money})`.execute(tx);
  const { rows } = await sql<{ at: Date }>`
    select greatest(${at}::timestamptz, (max(day) + 1)::timestamp at time zone 'UTC') as at
    from revenue_day`.execute(tx);
  return rows[0]?.at ?? at;
}

/** When an entry was booked; throws if it never was. */
export async function bookedAtOf(tx: Db, key: string): Promise<Date> {
  const entry = tx.selectFrom('money_entry').select('booked_at').where('key', '=', key);
  return (await entry.executeTakeFirstOrThrow()).booked_at;
}
