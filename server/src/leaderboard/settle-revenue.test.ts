import { sql } from 'kysely';
import type { Gauge } from 'prom-client';
import { afterAll, expect, test, vi } from 'vitest';
import { banPlayer } from '../../test/ban-player.ts';
import { createDatabase } from '../../test/create-database.ts';
import { invoice } from '../../test/create-payment.ts';
import { createPlayer } from '../../test/create-player.ts';
import { testDeps } from '../../test/test-deps.ts';
import { connectDatabase } from '../database/connect.ts';
import { readEarnings } from '../ledger/read-earnings.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { insertReferral } from '../referrals/referrals-repository.ts';
import { applyTaps } from '../taps/apply-taps.ts';
import { parseDay, settleRevenue } from './settle-revenue.ts';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const afterMidnight = (day: string) => ({ now: () => new Date(`${day}T00:00:00.001Z`) });

/** Creates a database for one test. The database contains no revenue. */
async function startRevenue() {
  const { db, connection } = await createDatabase();
  const buyer = await createPlayer(db);
  const deps = testDeps(db);
  return {
    db,
    deps,
    buyer,
    connection,
    /** Records a payment at noon of `day`. */
    async buy(chargeId: string, day: string, dollars = 10, userId = buyer.userId) {
      const priceMicros = dollars * 1_000_000;
      const { id: paymentId } = await invoice(db, userId, { priceMicros });
      await settlePayment(deps, { paymentId, chargeId, at: noon(day) });
    },
    refund: (chargeId: string, day: string) => refundPayment(deps, { chargeId, at: noon(day) }),
    settle: (today: string, until?: string) =>
      settleRevenue({ ...deps, clock: afterMidnight(today) }, until),
    /** Creates a player for each number of total taps in `totals`, and returns the players' ids. */
    async members(totals: number[]) {
      const players: number[] = [];
      for (const total of totals) players.push((await createPlayer(db, { total })).userId);
      return players;
    },
    earned: (players: number[]) =>
      Promise.all(players.map(async (id) => (await readEarnings(db, id)).top10)),
  };
}

test('[FIN-09] each level shares its percentage equally among its first ten members; White and the eleventh get nothing', async () => {
  const { buy, settle, members, earned } = await startRevenue();
  const white = await members([99]);
  const pink = await members([110, 109, 108, 107, 106, 105, 104, 103, 102, 101, 100]);
  const black = await members([5_000_000, 6_000_000, 7_000_000]);
  await buy('a', '2026-11-19');

  const [day] = await settle('2026-11-20');

  expect(await earned(white)).toEqual([0]);
  expect(await earned(pink)).toEqual([...Array(10).fill(10_000), 0]);
  expect(await earned(black)).toEqual([300_000, 300_000, 300_000]);
  expect(day).toMatchObject({ day: '2026-11-19', revenue: 10_000_000, shared: 1_000_000 });
});

test('[FIN-10] of players with the same total the one with more invites is among the ten', async () => {
  const { db, buy, settle, members, earned } = await startRevenue();
  const tied = await members(Array(11).fill(100));
  const last = tied.at(-1) ?? 0;
  await insertReferral(db, (await createPlayer(db)).userId, last, noon('2026-11-01'));
  await buy('a', '2026-11-19');

  await settle('2026-11-20');

  expect(await earned(tied)).toEqual([...Array(9).fill(10_000), 0, 10_000]);
});

test('a member with a debt gets no share, and the next member moves up', async () => {
  const { db, buy, settle, members, earned } = await startRevenue();
  const pink = await members([110, 109, 108, 107, 106, 105, 104, 103, 102, 101, 100]);
  const [first = 0, ...others] = pink;
  await db.updateTable('tap_balance').set({ debt: 1 }).where('user_id', '=', first).execute();
  await buy('a', '2026-11-19');

  await settle('2026-11-20');

  expect(await earned([first])).toEqual([0]);
  expect(await earned(others)).toEqual(Array(10).fill(10_000));
});

test('a buyer whose purchase was refunded gets no share of the purchases of others', async () => {
  const { db, deps, buyer, buy, refund, settle, members, earned } = await startRevenue();
  const [member = 0] = await members([100]);
  await buy('refunded', '2026-11-18');
  const taps = { userId: buyer.userId, session: null, seq: null, multiplier: 1, taps: 51 };
  for (let sent = 0; sent < 200; sent += 51) await applyTaps(db, deps.clock.now(), [taps]);
  await refund('refunded', '2026-11-18');
  await settle('2026-11-19');
  for (const day of ['19', '20']) {
    await buy(`kept-${day}`, `2026-11-${day}`, 10, (await createPlayer(db)).userId);
  }

  await settle('2026-11-21');

  const { available, debt, total } = await db
    .selectFrom('tap_balance')
    .select(['available', 'debt', 'total'])
    .where('user_id', '=', buyer.userId)
    .executeTakeFirstOrThrow();
  expect({ available, debt, total }).toEqual({ available: 0, debt: 204, total: 204 });
  expect(await earned([buyer.userId, member])).toEqual([0, 200_000]);
});

test('settling again changes nothing, and a day that is not over is refused', async () => {
  const { buy, settle, members, earned } = await startRevenue();
  const black = await members([5_000_000]);
  await buy('a', '2026-11-19');
  await buy('b', '2026-11-20');
  expect(await settle('2026-11-20')).toHaveLength(1);

  expect(await settle('2026-11-20')).toEqual([]);
  expect(await settle('2026-11-20', '2026-11-19')).toEqual([]);
  await expect(settle('2026-11-20', '2026-11-20')).rejects.toThrow('not over yet');

  expect(await earned(black)).toEqual([900_000]);
});

test('missed days are settled in order, up to the given day', async () => {
  const { buy, settle } = await startRevenue();
  await buy('a', '2026-11-15');
  await buy('b', '2026-11-17');

  const asked = await settle('2026-11-20', '2026-11-16');
  const rest = await settle('2026-11-20');

  const days = [...asked, ...rest].map(({ day, revenue }) => [day, revenue]);
  expect(days).toEqual([
    ['2026-11-15', 10_000_000],
    ['2026-11-16', 0],
    ['2026-11-17', 10_000_000],
    ['2026-11-18', 0],
    ['2026-11-19', 0],
  ]);
});

test('a day with a loss shares nothing, and later days make up for it first', async () => {
  const { buy, refund, settle, members, earned } = await startRevenue();
  const black = await members([5_000_000]);
  await buy('a', '2026-11-17');
  await refund('a', '2026-11-18');
  await buy('b', '2026-11-19', 30);

  const days = await settle('2026-11-20');

  expect(days.map(({ revenue, carried }) => [revenue, carried])).toEqual([
    [10_000_000, 0],
    [0, -10_000_000],
    [20_000_000, 0],
  ]);
  expect(await earned(black)).toEqual([900_000 + 1_800_000]);
});

test('a purchase that arrives after its day was settled counts for the next day', async () => {
  const { buy, settle } = await startRevenue();
  await buy('a', '2026-11-18');
  await settle('2026-11-19');
  await buy('late', '2026-11-18', 7);

  const [day] = await settle('2026-11-20');

  expect(day).toMatchObject({ day: '2026-11-19', purchases: 7_000_000, revenue: 7_000_000 });
});

test('two processes that settle at the same time, while purchases arrive, share every purchase once', async () => {
  const { db, connection, buy, settle, members, earned } = await startRevenue();
  const black = await members([5_000_000]);
  const elsewhere = connectDatabase(connection, () => undefined);
  afterAll(() => elsewhere.destroy());
  await buy('first', '2026-11-19', 1);
  const there = testDeps(elsewhere, { clock: afterMidnight('2026-11-20') });

  const [, ...settled] = await Promise.all([
    Promise.all(Array.from({ length: 40 }, (_, turn) => buy(`c-${turn}`, '2026-11-19', 1))),
    ...Array.from({ length: 6 }, () => settle('2026-11-20')),
    ...Array.from({ length: 6 }, () => settleRevenue(there)),
  ]);
  expect(settled.flat()).toHaveLength(1);
  await settle('2026-11-21');

  const shared = await db.selectFrom('revenue_day').select('purchases').orderBy('day').execute();
  expect(shared.reduce((sum, { purchases }) => sum + purchases, 0)).toBe(41_000_000);
  expect(await earned(black)).toEqual([41 * 90_000]);
});

test('days that are settled together have the same members', async () => {
  const { db, buy, settle, members, earned } = await startRevenue();
  const black = await members([5_000_000, 6_000_000]);
  await buy('a', '2026-11-18');
  await buy('b', '2026-11-19');
  // Everyone gets a debt with the first of the days.
  await sql`
    create function owe() returns trigger language plpgsql as
      $$ begin update tap_balance set available = 0, debt = 1; return new; end $$`.execute(db);
  await sql`
    create trigger owe after insert on revenue_day for each row execute function owe()`.execute(db);
  const days = await settle('2026-11-20');

  expect(days.map(({ revenue }) => revenue)).toEqual([10_000_000, 10_000_000]);
  expect(await earned(black)).toEqual([900_000, 900_000]);
});

test('before the first purchase there is nothing to settle', async () => {
  const { settle } = await startRevenue();
  expect(await settle('2026-11-20')).toEqual([]);
});

test('a day of the calendar is returned unchanged', () => {
  expect(parseDay('2028-02-29')).toBe('2028-02-29');
});

test.each([
  '',
  'yesterday',
  '2026-11-31',
  '2027-02-29',
  '2026-1-1',
  '26-11-19',
  '2026-11-19T00:00',
])('"%s" is not a day and throws an error', (text) => {
  expect(() => parseDay(text)).toThrow('must be a date such as 2026-11-19');
});

test('a day for which more is promised than came in is warned about, and stands in the metrics', async () => {
  const { db, deps, buyer, buy, refund, settle } = await startRevenue();
  const { userId: referrer } = await createPlayer(db);
  await buy('a', '2026-11-18', 15);
  await insertReferral(db, buyer.userId, referrer, noon('2026-11-18'));
  await settle('2026-11-19');
  const { dayIncome, dayPromised } = deps.metrics;
  expect([await valueIn(dayIncome), await valueIn(dayPromised)]).toEqual([15, 0]);
  await buy('b', '2026-11-19', 15);
  await refund('a', '2026-11-19');
  const warn = vi.spyOn(deps.log, 'warn');

  await settle('2026-11-20');

  expect(warn.mock.calls).toEqual([
    [
      { day: '2026-11-19', income: 0, promised: 750_000 },
      expect.stringMatching(/^More was promised/),
    ],
  ]);
  expect([await valueIn(dayIncome), await valueIn(dayPromised)]).toEqual([0, 0.75]);

  // After a restart the alert must not end by itself.
  const restarted = createMetrics();
  await settleRevenue({ ...deps, metrics: restarted }, '2026-11-19');
  const gauges = [restarted.dayIncome, restarted.dayPromised];
  expect(await Promise.all(gauges.map(valueIn))).toEqual([0, 0.75]);
});

const valueIn = async (gauge: Gauge) => (await gauge.get()).values[0]?.value;

test('a banned player gets no share, the next one moves up, and nothing is made up for after the ban', async () => {
  const { db, buy, settle, members, earned } = await startRevenue();
  const pink = await members([111, 110, 109, 108, 107, 106, 105, 104, 103, 102, 101]);
  const [first = 0] = pink;
  await banPlayer(db, first);
  await buy('a', '2026-11-19');
  await settle('2026-11-20');
  expect(await earned(pink)).toEqual([0, ...Array(10).fill(10_000)]);

  await banPlayer(db, first, 'unban');
  await buy('b', '2026-11-20');
  await settle('2026-11-21');
  expect(await earned(pink)).toEqual([10_000, ...Array(9).fill(20_000), 10_000]);
});
