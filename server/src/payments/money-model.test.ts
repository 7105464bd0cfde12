import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { invoice } from '../../test/create-payment.ts';
import { createPlayer } from '../../test/create-player.ts';
import { testDeps } from '../../test/test-deps.ts';
import { audit } from '../audit/audit.ts';
import { connectDatabase } from '../database/connect.ts';
import { singleDatabase } from '../database/shards.ts';
import { settleRevenue } from '../leaderboard/settle-revenue.ts';
import { insertReferral } from '../referrals/referrals-repository.ts';
import { applyTaps } from '../taps/apply-taps.ts';
import { dayMs } from '../utc-day.ts';
import { MoneyModel } from './money-model.fixture.ts';
import { refundPayment } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';

// Twelve of level Pink, so that there is an eleventh member, two of Red and one each above; some totals are equal.
const start = [
  101, 101, 150, 150, 150, 160, 170, 180, 190, 200, 210, 220, 1_000, 1_000, 5_000, 5_000_000,
].map((total, at) => ({ total, referrer: at % 3 === 0 ? null : at - 1 }));

/** Returns functions that have the names of `MoneyModel`'s methods and run the server's code on a new database. */
async function tables() {
  const { db, connection } = await createDatabase();
  // The end of a day has connections of its own, as in the server: it holds the lock for which all bookings wait.
  const slowDb = connectDatabase(connection, () => undefined);
  const time = { now: Date.UTC(2026, 10, 1, 12) };
  const deps = testDeps(db, { clock: { now: () => new Date(time.now) } });
  const at = () => deps.clock.now();
  const ids: number[] = [];
  for (const { total, referrer } of start) {
    const { userId } = await createPlayer(db, { total });
    ids.push(userId);
    if (referrer !== null) await insertReferral(db, userId, ids[referrer] ?? 0, at());
  }
  const invoices: string[] = [];

  return {
    db,
    async invoice(buyer: number, priceMicros: number, taps: number) {
      const { id } = await invoice(db, ids[buyer] ?? 0, { priceMicros, points: taps, taps });
      invoices.push(id);
    },
    charge: (number: number, chargeId: string) =>
      settlePayment(deps, {
        paymentId: invoices[number] ?? 'nobodysinvoice00',
        chargeId,
        at: at(),
      }),
    refund: (chargeId: string) => refundPayment(deps, { chargeId, at: at() }),
    tap: (player: number, taps: number) =>
      applyTaps(db, at(), [
        { userId: ids[player] ?? 0, session: null, seq: null, multiplier: 1, taps },
      ]),
    async endDay() {
      time.now += dayMs;
      await settleRevenue({ ...deps, ...singleDatabase(slowDb) });
    },
    async close() {
      await Promise.all([db.destroy(), slowDb.destroy()]);
    },
    players: () =>
      db
        .selectFrom('tap_balance')
        .leftJoin('earning', 'earning.user_id', 'tap_balance.user_id')
        .select(({ fn, val }) => [
          'available',
          'debt',
          'total',
          fn.coalesce('referrals', val(0)).as('referrals'),
          fn.coalesce('top10', val(0)).as('top10'),
        ])
        .orderBy('tap_balance.user_id')
        .execute(),
  };
}

type Ledger = Awaited<ReturnType<typeof tables>> | MoneyModel;
type Act = (ledger: Ledger) => unknown;

const charge = fc.nat(9).map((number) => `charge-${number}`);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc
    .tuple(
      fc.nat(start.length - 1),
      fc.integer({ min: 1, max: 9_999 }),
      fc.integer({ min: 1, max: 120 }),
    )
    .map(
      ([buyer, cents, taps]): Act =>
        (ledger) =>
          ledger.invoice(buyer, cents * 10_000, taps),
    ),
  {
    weight: 3,
    arbitrary: fc.tuple(fc.nat(5), charge).map(
      ([number, id]): Act =>
        (ledger) =>
          ledger.charge(number, id),
    ),
  },
  charge.map(
    (id): Act =>
      (ledger) =>
        ledger.refund(id),
  ),
  fc.tuple(fc.nat(start.length - 1), fc.integer({ min: 1, max: 51 })).map(
    ([player, taps]): Act =>
      (ledger) =>
        ledger.tap(player, taps),
  ),
  fc.constant<Act>((ledger) => ledger.endDay()),
);

test('after any sequence of events the tables equal a simple model, and the audit finds no differences', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40, size: 'max' }), async (acts) => {
      const [ledger, model] = [await tables(), new MoneyModel(start)];
      for (const happen of [...acts, (all: Ledger) => all.endDay()]) {
        await happen(ledger);
        happen(model);
      }
      const expected = model.players.map(({ referrer: _, ...player }) => player);
      expect(await ledger.players()).toEqual(expected);
      expect((await audit(singleDatabase(ledger.db))).differences).toEqual([]);
      await ledger.close();
    }),
    { numRuns: 12, seed: 11 },
  );
});

test('after any simultaneous events the audit finds no differences', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 60, size: 'max' }), async (acts) => {
      const ledger = await tables();
      for (let buyer = 0; buyer < 6; buyer += 1) await ledger.invoice(buyer, 1_000_000, 100);

      await Promise.all(acts.map((happen) => happen(ledger)));

      expect((await audit(singleDatabase(ledger.db))).differences).toEqual([]);
      await ledger.close();
    }),
    { numRuns: 5, seed: 12 },
  );
});
