import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import type { Database } from '../database/schema.ts';
import { countHandledRows } from './count-handled-rows.fixture.ts';
import { unusualDays } from './report-days.ts';
import { suspiciousReferrers } from './report-players.ts';

/** Invites six guests for each referrer. All guests of a referrer share an address. */
async function invite(db: Kysely<Database>, referrers: number) {
  await sql`insert into users (id, telegram_id) overriding system value
    select n, n from generate_series(1, ${referrers}::int * 7) as n`.execute(db);
  await sql`insert into referral select n, 1 + n % ${referrers}::int, now()
    from generate_series(${referrers}::int + 1, ${referrers}::int * 7) as n`.execute(db);
  await sql`insert into player_address
    select user_id, '2026-11-20', md5(referrer_id::text) from referral`.execute(db);
}

/** Settles days with ten purchases each. One player is rewarded for every purchase, and gets a share of every day. */
async function settleDays(db: Kysely<Database>, days: number) {
  await sql`insert into users (id, telegram_id) overriding system value values (1, 1)`.execute(db);
  await sql`insert into payment
    select 'payment' || lpad(n::text, 16, '0'), 1, 'stars', 'STARS', 10, 100, 5, 5,
      date '2026-01-01' + n % ${days}::int from generate_series(1, ${days}::int * 10) as n`.execute(
    db,
  );
  await sql`insert into payment_charge select id, id, true, null, created_at from payment`.execute(
    db,
  );
  await sql`insert into revenue_day select date '2026-01-01' + n, 1000, 0, 1000, 0, 10, now()
    from generate_series(0, ${days}::int - 1) as n`.execute(db);
  await sql`insert into money_entry (key, kind, booked_at, held_from, gateway)
    select 'purchase:' || id, 'purchase', created_at, created_at, null from payment
    union all select 'referral:' || id, 'referral', created_at, created_at, 'stars' from payment
    union all select 'share:' || day || ':2:1', 'share', day, day, 'stars' from revenue_day`.execute(
    db,
  );
  await sql`insert into money_leg
    select key, case kind when 'purchase' then 'stars' else 'revenue' end, null, -10 from money_entry
    union all select key, case kind when 'purchase' then 'revenue' when 'referral' then 'referrals' else 'top10' end,
      case kind when 'purchase' then null else 1 end, 10 from money_entry`.execute(db);
}

test.each([
  {
    report: 'suspicious referrers',
    fill: invite,
    count: 200,
    rows: 1_200,
    read: suspiciousReferrers,
  },
  { report: 'unusual days', fill: settleDays, count: 120, rows: 1_200, read: unusualDays },
])('the report of $report reads each row a few times', async ({ fill, count, rows, read }) => {
  const { db } = await createDatabase();
  const handled = await db.transaction().execute(async (tx) => {
    await fill(tx, count);
    await sql`analyze`.execute(tx);
    // Makes PostgreSQL plan as it does for tables that do not fit in its memory.
    await sql`set local work_mem = '64kB'`.execute(tx);
    return countHandledRows(tx, read);
  });
  expect(handled).toBeGreaterThan(rows);
  expect(handled).toBeLessThan(75 * rows);
});
