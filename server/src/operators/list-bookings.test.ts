import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { invoice } from '../../test/create-payment.ts';
import { createPlayer } from '../../test/create-player.ts';
import { freshWallet, rewards } from '../../test/create-rewards.ts';
import type { Deps } from '../deps.ts';
import { settleRevenue } from '../leaderboard/settle-revenue.ts';
import { insertPayout } from '../payments/payouts/payouts-repository.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { dayMs, dayOf } from '../utc-day.ts';
import { listBookings, type Period } from './list-bookings.ts';

const now = new Date('2026-11-20T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const whole = { from: '2026-10-01', to: '2026-12-01' };
const hash = 'ab'.repeat(32);
const payoutId = 'f'.repeat(32);

async function list(db: Deps['db'], period: Period = whole) {
  const records: string[] = [];
  const open = await listBookings(db, period, async (record) => records.push(record) > 0);
  return { names: records[0], records: records.slice(1), open };
}

/** Returns the sums of the column `column` by the values of the column `by`. Ignores empty fields. */
function sums(
  { names = '', records }: Awaited<ReturnType<typeof list>>,
  by: string,
  column: string,
) {
  const [key, value] = [by, column].map((name) => names.split(',').indexOf(name));
  const total: Record<string, number> = {};
  for (const fields of records.map((record) => record.split(','))) {
    const [name = '', amount = ''] = [fields[key ?? -1], fields[value ?? -1]];
    if (amount !== '') total[name] = (total[name] ?? 0) + Number(amount);
  }
  return total;
}

/** Creates a month of purchases in three currencies, refunds, a surplus, shares and a payout. */
async function month() {
  const { db } = await createDatabase();
  const { deps, referrer, earn, refund } = rewards(db, now);
  await createPlayer(db, { total: 5_000_000 });
  const userId = await referrer(freshWallet());
  for (const gateway of ['stars', 'ton', 'dollars'] as const) {
    await earn(userId, 1.5, 40, gateway);
    await earn(userId, 2.25, 22, gateway);
  }
  await refund(await earn(userId, 1, 22, 'stars'));
  await refund(await earn(userId, 1, 21, 'dollars'));
  const { id: paymentId } = await invoice(db, userId, { gateway: 'ton', now: daysAgo(22) });
  for (const chargeId of [hash, 'twice']) {
    await settlePayment(deps, { paymentId, chargeId, at: daysAgo(22) });
  }
  await sql`
    insert into ton_deposit (hash, lt, account, source, nano, paid_at, noted_at)
    values (${hash}, 1, '0:1', '0:2', 501, ${now}, ${now})`.execute(db);
  await refund('twice');
  await settleRevenue(deps);
  const micros = { micros: 2_000_000, nano: 800_000_000, tonPriceMicros: 2_500_000 };
  const payout = { id: payoutId, userId, wallet: freshWallet(), ...micros };
  await db.transaction().execute((tx) => insertPayout(tx, payout, now));
  return { db, userId };
}

test('the sums of the list by account are those of the ledger', async () => {
  const { db } = await month();
  const { rows } = await sql<{ account: string; micros: number }>`
    select account, sum(micros)::bigint as micros from money_leg group by account`.execute(db);
  const listed = sums(await list(db), 'account', 'micros');
  expect(listed).toEqual(Object.fromEntries(rows.map(({ account, micros }) => [account, micros])));
  expect(Object.keys(listed)).toHaveLength(9);
});

test('each leg is in one of the periods that follow each other', async () => {
  const { db } = await month();
  const { count } = await db
    .selectFrom('money_leg')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const { records } = await list(db);
  expect(records).toHaveLength(count);
  for (const day of [dayOf(daysAgo(22)), dayOf(daysAgo(21)), '2026-11-01', '2026-11-20']) {
    const [before, after] = [
      await list(db, { from: whole.from, to: day }),
      await list(db, { from: day, to: whole.to }),
    ];
    expect([...before.records, ...after.records]).toEqual(records);
    expect(before.records.filter((record) => record.slice(0, 10) >= day)).toEqual([]);
    expect(after.records.filter((record) => record.slice(0, 10) < day)).toEqual([]);
  }
});

test('the amount in the currency of the payment is in the leg where the money came in or left', async () => {
  const { db, userId } = await month();
  const listed = await list(db);
  // Of two and three invoices of 500 the refunded ones are back; the deposit was of 501.
  expect(sums(listed, 'unit', 'amount')).toEqual({
    Stars: -1_000,
    cents: -1_000,
    'nano-TON': 800_000_000 - 1_000 - 501,
  });
  const at = '2026-10-29,2026-10-29T10:00:00.000Z';
  expect(listed.records.filter((record) => record.includes(hash))).toEqual([
    `${at},purchase:${hash},purchase,ton,,-10000000,ton,-501,nano-TON,${hash},`,
    `${at},purchase:${hash},purchase,revenue,,10000000,ton,,,${hash},`,
  ]);
  const paid = `2026-11-20,2026-11-20T10:00:00.000Z,payout:${payoutId},payout`;
  expect(listed.records.filter((record) => record.includes(payoutId))).toEqual([
    `${paid},paid,${userId},-2000000,,,,,${payoutId}`,
    `${paid},payouts,,2000000,,800000000,nano-TON,,${payoutId}`,
  ]);
});

test('the list names the first day that is not settled if it can still get bookings of the period', async () => {
  const { db } = await month();
  expect((await list(db)).open).toBe('2026-11-20');
  expect((await list(db, { from: '2026-10-01', to: '2026-11-20' })).open).toBeNull();
  expect((await list((await createDatabase()).db)).open).toBeNull();
});

test('a list of many legs is of one moment and in the order of booking, and ends when nobody reads it', async () => {
  const { db } = await createDatabase();
  const book = (first: number, last: number) =>
    db.transaction().execute(async (tx) => {
      await sql`
        insert into money_entry (key, kind, booked_at, held_from)
        select 'surplus:' || n, 'surplus', at, at
        from generate_series(${first}::int, ${last}::int) n, lateral (select ${daysAgo(1)}::timestamptz + n * interval '1 ms' as at) moment`.execute(
        tx,
      );
      await sql`
        insert into money_leg (entry, account, micros)
        select 'surplus:' || n, account, sign * n
        from generate_series(${first}::int, ${last}::int) n, (values ('stars', -1), ('surplus', 1)) leg (account, sign)`.execute(
        tx,
      );
    });
  await book(1, 1_250);
  const records: string[] = [];
  const number = () => records.slice(1).map((record) => Number(/surplus:(\d+)/.exec(record)?.[1]));
  await listBookings(db, whole, async (record) => {
    if (records.push(record) === 2) await book(1_251, 1_300);
    return true;
  });
  expect(number()).toEqual(Array.from({ length: 2_500 }, (_, at) => 1 + Math.floor(at / 2)));
  records.length = 0;
  await listBookings(db, whole, async (record) => records.push(record) < 3);
  expect(number()).toEqual([1, 1]);
});

test('a field with a comma or a quote is quoted, and none controls a terminal', async () => {
  const { db } = await createDatabase();
  const { deps } = rewards(db, now);
  const { userId } = await createPlayer(db);
  const { id: paymentId } = await invoice(db, userId);
  await settlePayment(deps, { paymentId, chargeId: 'a,"b"\u001b[2J\n', at: daysAgo(1) });
  const [first] = (await list(db)).records;
  const written = 'a,""b""\\u001b[2J\\u000a';
  expect(first).toBe(
    `2026-11-19,2026-11-19T10:00:00.000Z,"purchase:${written}",purchase,stars,,-10000000,stars,-500,Stars,"${written}",`,
  );
});
