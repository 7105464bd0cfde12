import { type Kysely, sql } from 'kysely';
import { lockKeys } from '../database/lock-keys.ts';
import type { MoneyEntryTable, MoneyLegTable } from '../database/money-tables.ts';
import type { Database } from '../database/schema.ts';

type Db = Kysely<Database>;

/** An account of the double-entry ledger (`migrations/0007-money.sql`). */
export type LedgerAccount =
  | { account: Exclude<MoneyLegTable['account'], UserAccount['account']>; userId?: null }
  | UserAccount;
type PaymentGateway = NonNullable<MoneyEntryTable['gateway']>;
type UserAccount = { account: 'referrals' | 'top10' | 'paid'; userId: number };

export type Transfer = {
  kind: MoneyEntryTable['kind'];
  /** The id of what causes the transfer, such as a charge. The key `kind:source` can be booked only once. */
  source: string;
  from: LedgerAccount;
  to: LedgerAccount;
  /** Micro-dollars, at least 1. */
  micros: number;
  /**
   * The time from which the reward is held (default: `bookedAt`). For a transfer that revokes a reward, the time at
   * which the reward was booked.
   */
  heldFrom?: Date;
  /** The gateway that decides how long a reward is held. Set only for rewards and for transfers that revoke rewards. */
  gateway?: PaymentGateway;
};

/**
 * Books each transfer as one entry with two legs. An error rolls back the caller's transaction `tx`.
 * @throws `DatabaseError` if an entry with the same key `kind:source` is already booked
 */
export async function bookTransfers(
  tx: Db,
  bookedAt: Date,
  transfers: readonly Transfer[],
): Promise<void> {
  if (transfers.length === 0) return;
  await tx
    .insertInto('money_entry')
    .values(
      transfers.map(({ kind, source, heldFrom = bookedAt, gateway = null }) => ({
        key: `${kind}:${source}`,
        kind,
        booked_at: bookedAt,
        held_from: heldFrom,
        gateway,
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

const leg = (entry: string, { account, userId = null }: LedgerAccount, micros: number) => ({
  entry,
  account,
  user_id: userId,
  micros,
});

/** Returns `at`, or the start of the first unsettled UTC day if the day of `at` is already settled. */
export async function bookingTime(tx: Db, at: Date): Promise<Date> {
  // No day can be settled until `tx` ends.
  await sql`select pg_advisory_xact_lock_shared(${lockKeys.money})`.execute(tx);
  const { rows } = await sql<{ at: Date }>`
    select greatest(${at}::timestamptz, (max(day) + 1)::timestamp at time zone 'UTC') as at
    from revenue_day`.execute(tx);
  return rows[0]?.at ?? at;
}

/** Returns the time at which the entry with this key was booked. Throws if there is no such entry. */
export async function bookedAtOf(tx: Db, key: string): Promise<Date> {
  const entry = tx.selectFrom('money_entry').select('booked_at').where('key', '=', key);
  return (await entry.executeTakeFirstOrThrow()).booked_at;
}
