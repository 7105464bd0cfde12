import { type Kysely, sql } from 'kysely';
import { lockKeys } from '../database/lock-keys.ts';
import type { Database, MoneyEntryTable, MoneyLegTable } from '../database/schema.ts';

type Db = Kysely<Database>;

/** Where money comes from, whom it belongs to, and where it goes; the three accounts of a user need the user's id. */
export type Account =
  | { account: Exclude<MoneyLegTable['account'], UserAccount['account']>; userId?: null }
  | UserAccount;
type UserAccount = { account: 'referrals' | 'top10' | 'paid'; userId: number };

/**
 * Moves `micros` micro-dollars, at least 1, from one account to another. `source` makes the entry's key unique within
 * its kind.
 */
export type Transfer = {
  kind: MoneyEntryTable['kind'];
  source: string;
  from: Account;
  to: Account;
  micros: number;
  /** The start of the hold on a reward; for money that takes a reward back, the start of that reward's hold. */
  heldFrom?: Date;
};

/**
 * Books transfers, each as an entry of two legs, all at one moment, in the caller's transaction. Throws, and so undoes
 * the transaction, if one was booked before: the caller must have checked that they are new.
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
 * Returns the moment at which something that happened `at` is booked: `at`, or the start of the first open day, so that
 * no money falls between two days. No day can be settled until the transaction ends.
 */
export async function bookingTime(tx: Db, at: Date): Promise<Date> {
  await sql`select pg_advisory_xact_lock_shared(${lockKeys.money})`.execute(tx);
  const { rows } = await sql<{ at: Date }>`
    select greatest(${at}::timestamptz, (max(day) + 1)::timestamp at time zone 'UTC') as at
    from revenue_day`.execute(tx);
  return rows[0]?.at ?? at;
}

/** Returns when an entry was booked. Throws if it never was. */
export async function bookedAtOf(tx: Db, key: string): Promise<Date> {
  const entry = tx.selectFrom('money_entry').select('booked_at').where('key', '=', key);
  return (await entry.executeTakeFirstOrThrow()).booked_at;
}
