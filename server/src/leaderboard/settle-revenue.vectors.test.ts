import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import vectors from '@bold/openapi/vectors/settlements.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { invoice } from '../../test/create-payment.ts';
import { createPlayer } from '../../test/create-player.ts';
import { testDeps } from '../../test/test-deps.ts';
import { readEarnings } from '../ledger/read-earnings.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { insertRevenueDay } from './revenue-repository.ts';
import { settleRevenue } from './settle-revenue.ts';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
/** The maximum number of members that the test creates per level. */
const membersMost = 12;

test.each(vectors.days)('the contract’s settlement is booked: $title', async (day) => {
  const { db } = await createDatabase();
  const deps = testDeps(db);
  const { userId } = await createPlayer(db);

  async function buy(chargeId: string, priceMicros: number, at: Date) {
    const { id: paymentId } = await invoice(db, userId, { priceMicros });
    await settlePayment(deps, { paymentId, chargeId, at });
  }

  if (day.refunds > 0) await buy('refunded', day.refunds, noon('2026-11-17'));
  const before = { purchases: 0, refunds: 0, revenue: 0, shared: 0, carried: day.carried_before };
  await insertRevenueDay(db, { day: '2026-11-18', settled_at: noon('2026-11-19'), ...before });
  if (day.purchases > 0) await buy('bought', day.purchases, noon('2026-11-19'));
  if (day.refunds > 0) await refundPayment(deps, { chargeId: 'refunded', at: noon('2026-11-19') });
  const players = await Promise.all(
    levels.map(async ({ threshold }, at) => {
      const members = Array.from({ length: Math.min(day.members[at] ?? 0, membersMost) });
      const created = members.map(() => createPlayer(db, { total: threshold }));
      return (await Promise.all(created)).map((one) => one.userId);
    }),
  );

  const clock = { now: () => noon('2026-11-20') };
  const [settled] = await settleRevenue({ ...deps, clock });

  expect(settled).toMatchObject({
    purchases: day.purchases,
    refunds: day.refunds,
    revenue: day.revenue,
    carried: day.carried_after,
    shared: day.shared,
  });
  for (const [at, { level_id, members, each }] of day.shares.entries()) {
    const earned = await Promise.all(
      (players[at] ?? []).map(async (id) => (await readEarnings(db, id)).top10),
    );
    const expected = earned.map((_, place) => (place < members ? each : 0));
    expect([level_id, earned.toSorted((a, b) => b - a)]).toEqual([level_id, expected]);
  }
});
