import { type Kysely, sql } from 'kysely';
import { lockKeys } from '../database/lock-keys.ts';
import type { Database } from '../database/schema.ts';
import type { Tables } from '../database/shards.ts';
import type { Deps } from '../deps.ts';
import { microsPerDollar } from '../ledger/amount-text.ts';
import { dayMs, dayOf } from '../utc-day.ts';
import {
  findLastRevenueDay,
  firstOpenDay,
  type RevenueDay,
  sumReferralRewards,
} from './revenue-repository.ts';
import { readSharersOnce, shareDay } from './share-day.ts';

type Settling = Pick<Deps, 'db' | 'shards' | 'clock' | 'log'> & Partial<Pick<Deps, 'metrics'>>;

/**
 * Settles every finished UTC day up to and including `until`, each in its own transaction, with the same members for
 * all of them (decisions §5). May be called repeatedly, and by several processes at the same time.
 * @returns the newly settled days, in order
 * @throws `Error` if the day `until` is not over
 */
export async function settleRevenue(
  { db, shards, clock, log, metrics }: Settling,
  until = dayOf(new Date(clock.now().getTime() - dayMs)),
): Promise<RevenueDay[]> {
  if (until >= dayOf(clock.now())) throw new Error(`The day ${until} is not over yet.`);
  const settled: RevenueDay[] = [];
  async function report(day: RevenueDay, connection: Kysely<Database>) {
    settled.push(day);
    log.info({ revenueDay: day }, `The revenue of ${day.day} was settled.`);
    const { income, promised } = await sumsOf(connection, day);
    if (promised > Math.max(0, income)) {
      log.warn(
        { day: day.day, income, promised },
        'More was promised to players for a day than came in. Compare its purchases and refunds.',
      );
    }
  }
  // No purchase waits for the lock of a settlement if nothing is due.
  if (await nextDue(db, until)) await settleDays({ db, shards }, until, clock.now(), report);
  if (metrics) {
    // The last day may have been settled by another process, or before a restart.
    const last = await findLastRevenueDay(db);
    const sums = last && (await sumsOf(db, last));
    metrics.dayIncome.set((sums?.income ?? 0) / microsPerDollar);
    metrics.dayPromised.set((sums?.promised ?? 0) / microsPerDollar);
  }
  return settled;
}

/** What came in on a day and what players were promised for it, in micro-dollars. */
type DaySums = { income: number; promised: number };

async function sumsOf(
  db: Kysely<Database>,
  { day, purchases, refunds, shared }: RevenueDay,
): Promise<DaySums> {
  const promised = shared + (await sumReferralRewards(db, day));
  return { income: purchases - refunds, promised };
}

/** Returns the first unsettled day. Returns undefined if every day up to and including `until` is settled. */
async function nextDue(db: Kysely<Database>, until: string): Promise<string | undefined> {
  const day = await firstOpenDay(db);
  return day !== null && day <= until ? day : undefined;
}

/**
 * Settles the unsettled days up to and including `until`, in order. Purchases and refunds wait until the last of them
 * is settled.
 * @param onSettled Called after each day, with a connection to use instead of another one of the pool
 */
function settleDays(
  { db, shards }: Tables,
  until: string,
  now: Date,
  onSettled: (day: RevenueDay, connection: Kysely<Database>) => Promise<void>,
): Promise<void> {
  return db.connection().execute(async (connection) => {
    // Earlier entries have committed when the lock is taken, and later entries wait for it. The transactions therefore
    // read every purchase of their days, and no refund or other settlement comes between two of them.
    await sql`select pg_advisory_lock(${lockKeys.money})`.execute(connection);
    try {
      const readSharers = readSharersOnce(shards);
      let day = await nextDue(connection, until);
      while (day) {
        const due = day;
        const transaction = connection.transaction().setIsolationLevel('repeatable read');
        const settled = await transaction.execute((tx) => shareDay(tx, readSharers, due, now));
        await onSettled(settled, connection);
        day = await nextDue(connection, until);
      }
    } finally {
      await sql`select pg_advisory_unlock(${lockKeys.money})`.execute(connection);
    }
  });
}

/** Returns `text` if it is a day of the calendar, such as `2026-11-19`. Throws if not. */
export function parseDay(text: string): string {
  const at = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime());
  if (!isDay || dayOf(at) !== text) {
    throw new Error(`The day must be a date such as 2026-11-19, not "${text}".`);
  }
  return text;
}
