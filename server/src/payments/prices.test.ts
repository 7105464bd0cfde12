import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { openPrices } from './prices.ts';

const { db } = await createDatabase();

test('a read that fails after a later one has started does not spoil the later one', async () => {
  let now = 0;
  const prices = openPrices({ db, clock: { now: () => new Date(now) } });
  const read = () => {
    now += 60_000;
    return prices();
  };
  const known = await read();

  const [slow, later] = await db.transaction().execute(async (tx) => {
    await sql`lock table exchange_rate in access exclusive mode`.execute(tx);
    const reads: Promise<unknown>[] = [];
    for (const count of [1, 2]) {
      reads.push(read().catch((error: Error) => error.message));
      await vi.waitUntil(async () => (await waitingForLocks(db)) === count);
    }
    await sql`
      select pg_cancel_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database() order by query_start limit 1`.execute(
      tx,
    );
    return reads;
  });

  expect(await slow).toContain('canceling statement');
  expect(await later).toBe(known);
  expect(await read()).toBe(known);
});
