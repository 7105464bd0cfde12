import { type Kysely, sql } from 'kysely';
import { lockKeys } from '../database/lock-keys.ts';
import type { Database } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { microsPerDollar } from '../ledger/amount-text.ts';
import { dayMs, dayOf } from '../utc-day.ts';
import {
  findLastRevenueDay,
  firstOpenDay,
  type RevenueDay,
  sumReferralRewards,
} from './revenue-repository.ts';
import { type ReadSharers, readSharersOnce, shareDay } from './share-day.ts';

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
  const readSharers = readSharersOnce(shards);
  let sums: DaySums | undefined;
  while (await isDue(db, until)) {
    const day = await settleNext(db, readSharers, until, clock.now());
    if (!day) break;
    settled.push(day);
    log.info({ revenueDay: day }, `The revenue of ${day.day} was settled.`);
    sums = await sumsOf(db, day);
    const { income, promised } = sums;
    if (promised > Math.max(0, income)) {
      log.warn(
        { day: day.day, income, promised },
        'More was promised to players for a day than came in. Compare its purchases and refunds.',
      );
    }
  }
  // Also if nothing was due: the day may have been settled by another process, or before a restart.
  if (metrics) {
    const last = sums ? undefined : await findLastRevenueDay(db);
    if (last) sums = await sumsOf(db, last);
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

async function isDue(db: Kysely<Database>, until: string): Promise<boolean> {
  const day = await firstOpenDay(db);
  return day !== null && day <= until;
}

/** Settles the first unsettled day. Returns undefined if every day up to and including `until` is settled. */
function settleNext(
  db: Kysely<Database>,
  readSharers: ReadSharers,
  until: string,
  now: Date,
): Promise<RevenueDay | undefined> {
  return db.connection().execute(async (connection) => {
    // Earlier entries have committed when the lock is taken, and later entries wait for it. The transaction therefore
    // reads every purchase of the day.
    await sql`select pg_advisory_lock(${lockKeys.money})`.execute(connection);
    try {
      const day = await firstOpenDay(connection);
      if (day === null || day > until) return undefined;
      const transaction = connection.transaction().setIsolationLevel('repeatable read');
      return await transaction.execute((tx) => shareDay(tx, readSharers, day, now));
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
