import { type Kysely, sql } from 'kysely';
import { lockKeys } from '../database/lock-keys.ts';
import type { Database } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { firstOpenDay, type RevenueDay } from './revenue-repository.ts';
import { shareDay } from './share-day.ts';

const dayMs = 86_400_000;

/** The UTC day of a moment, `2026-11-19`. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/**
 * Shares out every UTC day up to `until` that is over and was not shared out yet, in order, each in a transaction of
 * its own (decisions §5). Doing it again, or in many processes at once, changes nothing. Answers the
 * days settled now; throws for a day that is not over.
 */
export async function settleRevenue(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  until = dayOf(new Date(clock.now().getTime() - dayMs)),
): Promise<RevenueDay[]> {
  if (until >= dayOf(clock.now())) throw new Error(`The day ${until} is not over yet.`);
  const settled: RevenueDay[] = [];
  while (await isDue(db, until)) {
    const day = await settleNext(db, until, clock.now());
    if (!day) break;
    settled.push(day);
    log.info({ revenueDay: day }, `the revenue of ${day.day} was shared out`);
  }
  return settled;
}

async function isDue(db: Kysely<Database>, until: string): Promise<boolean> {
  const day = await firstOpenDay(db);
  return day !== null && day <= until;
}

/**
 * The lock is taken before the transaction begins, on the same connection: what is read then contains every
 * purchase of the day, since those that were being booked have committed and later ones wait.
 */
function settleNext(
  db: Kysely<Database>,
  until: string,
  now: Date,
): Promise<RevenueDay | undefined> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lockKeys.money})`.execute(connection);
    try {
      const day = await firstOpenDay(connection);
      if (day === null || day > until) return undefined;
      const transaction = connection.transaction().setIsolationLevel('repeatable read');
      return await transaction.execute((tx) => shareDay(tx, day, now));
    } finally {
      await sql`select pg_advisory_unlock(${lockKeys.money})`.execute(connection);
    }
  });
}
