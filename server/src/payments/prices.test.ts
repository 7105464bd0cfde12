import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { openPrices, rateOf } from './prices.ts';
import { insertRate } from './rates-repository.ts';

const { db } = await createDatabase();

/** Sets the price of a tap in TON. `at` is the time of this change on the operator's clock (Unix milliseconds). */
const setRate = (rate: number, at: number) =>
  insertRate(db, { at: new Date(at), operator: 'ada', currency: 'TON', rate, reason: 'moved' });

test('the rate that was set last counts, also at the same moment or if the clock of its machine is behind', async () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  for (const [index, rate] of [0.009, 0.008, 0.007, 0.006, 0.005, 0.004, 0.003].entries()) {
    await setRate(rate, now - (index % 3 === 2 ? 3_600_000 : 0));
    const prices = openPrices({ db, clock: { now: () => new Date(now) } });
    expect(rateOf(await prices(), 'TON')).toBe(rate);
  }
});

test('a new rate is read within the time of the cache, also after the clock was set back', async () => {
  let now = Date.parse('2026-11-20T14:00:00Z');
  const prices = openPrices({ db, clock: { now: () => new Date(now) } });
  await prices();
  now -= 3_600_000;
  await setRate(0.005, now);
  expect(rateOf(await prices(), 'TON')).toBe(0.005);
});

test('after a read that failed, the next call reads again at once', async () => {
  const { db: own } = await createDatabase();
  const prices = openPrices({ db: own, clock: { now: () => new Date(0) } });
  await sql`alter table exchange_rate rename to unreachable`.execute(own);
  await expect(prices()).rejects.toThrow('does not exist');
  await sql`alter table unreachable rename to exchange_rate`.execute(own);
  expect(rateOf(await prices(), 'TON')).toBe(0.003);
});

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
