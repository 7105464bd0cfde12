import type { PaymentCurrency } from '@bold/sdk/game';
import { expect, test } from 'vitest';
import { createWorld } from '../world/create-world.ts';
import { findOrCreatePlayer } from '../world/players.ts';
import { dayMs } from '../world/units.ts';
import type { World } from '../world/world.ts';
import { createInvoice } from './create-invoice.ts';
import { topOf } from './leaderboard.ts';
import { payInvoice } from './pay-invoice.ts';
import { findPlayer } from './players.ts';
import { shareRevenueUntil } from './share-revenue.ts';

const now = Date.UTC(2026, 10, 20, 12);

/** Pays an invoice for `points` taps at the time `at`. Returns the id of the payment. */
function buy(
  world: World,
  points: number,
  at: number,
  currency: PaymentCurrency = 'STARS',
): string {
  const player = findOrCreatePlayer(world, { id: 77, first_name: 'Payer' }, null, at);
  createInvoice({ world, player, now: at }, { currency, price: 1, points, taps: points });
  const id = world.payments.at(-1)?.id ?? '';
  payInvoice(world, id, 'paid', at);
  return id;
}

const earned = (world: World, levelId: number) =>
  topOf(world, levelId, 10).map(({ user_id }) => findPlayer(world, user_id).top10Micros);

test('a day is settled once it is over: 1 % of 10 dollars for the ten of Pink, 9 % for the nine of Black', () => {
  const world = createWorld();
  buy(world, 1_000, now);

  shareRevenueUntil(world, now);
  expect(earned(world, 2)).toEqual(Array(10).fill(0));
  shareRevenueUntil(world, now + dayMs);

  expect(earned(world, 2)).toEqual(Array(10).fill(10_000));
  expect(earned(world, 10)).toEqual(Array(9).fill(100_000));
});

test('a member with a debt gets no share, and the next member moves up', () => {
  const world = createWorld();
  const [first] = topOf(world, 10, 10);
  const debtor = findPlayer(world, first?.user_id ?? 0);
  debtor.debtTaps = 1;
  buy(world, 1_000, now);

  shareRevenueUntil(world, now + dayMs);

  expect(earned(world, 10)).toEqual([0, ...Array(8).fill(112_500)]);
});

test('members of White and the eleventh of a level get no revenue', () => {
  const world = createWorld();
  buy(world, 1_000, now);

  shareRevenueUntil(world, now + dayMs);

  expect(new Set(earned(world, 1))).toEqual(new Set([0]));
  expect(world.players.filter(({ top10Micros }) => top10Micros === 10_000)).toHaveLength(10);
});

test('settling again changes nothing', () => {
  const world = createWorld();
  buy(world, 1_000, now);
  shareRevenueUntil(world, now + dayMs);
  const before = structuredClone(world);

  shareRevenueUntil(world, now + dayMs + 1);

  expect(world).toEqual(before);
});

test('before the first purchase no day is settled, and afterwards every past day is', () => {
  const world = createWorld();
  shareRevenueUntil(world, now + dayMs);
  expect(world.settlement.day).toBe(null);

  buy(world, 1_000, now);
  shareRevenueUntil(world, now + 3 * dayMs);
  expect(world.settlement.day).toBe('2026-11-22');
  shareRevenueUntil(world, now + 5 * dayMs);
  expect(world.settlement.day).toBe('2026-11-24');
});

test('a day of negative revenue pays nobody, and the next day’s revenue covers the loss first', () => {
  const world = createWorld();
  const payload = buy(world, 1_000, now);
  shareRevenueUntil(world, now + dayMs);
  payInvoice(world, payload, 'refunded', now + dayMs);
  shareRevenueUntil(world, now + 2 * dayMs);
  expect(world.settlement.carriedMicros).toBe(-10_000_000);

  buy(world, 3_000, now + 2 * dayMs);
  shareRevenueUntil(world, now + 3 * dayMs);

  expect(world.settlement.carriedMicros).toBe(0);
  expect(earned(world, 2)).toEqual(Array(10).fill(30_000));
});

test('days that are settled together are settled in their order', () => {
  const world = createWorld();
  const payload = buy(world, 1_000, now);
  payInvoice(world, payload, 'refunded', now + 2 * dayMs);
  buy(world, 1_000, now + dayMs);

  shareRevenueUntil(world, now + 3 * dayMs);

  expect(earned(world, 2)).toEqual(Array(10).fill(20_000));
  expect(world.settlement.carriedMicros).toBe(-10_000_000);
});

test('a banned player gets no share and no reward, and the next member moves up', () => {
  const world = createWorld();
  const [first] = topOf(world, 10, 10);
  const banned = findPlayer(world, first?.user_id ?? 0);
  banned.isBanned = true;
  findOrCreatePlayer(world, { id: 77, first_name: 'Payer' }, null, now).referrerId = banned.id;
  buy(world, 1_000, now);

  shareRevenueUntil(world, now + dayMs);

  expect(earned(world, 10)).toEqual(Array(8).fill(112_500));
  expect([banned.top10Micros, banned.referralsMicros]).toEqual([0, 0]);
});

test('[R1004] the shares of a day are held like its dollars, else its Stars, else its TON', () => {
  const world = createWorld();
  const longestFirst = ['DOLLARS', 'STARS', 'TON'] as const;
  world.store.currencies = [...longestFirst];
  for (const day of longestFirst.keys()) {
    const at = now + day * dayMs;
    for (const currency of longestFirst.slice(day)) buy(world, 1_000, at, currency);
    shareRevenueUntil(world, at + dayMs);
  }

  const [first] = topOf(world, 10, 1);
  const { rewards } = findPlayer(world, first?.user_id ?? 0);
  expect(rewards.map(({ currency }) => currency)).toEqual(longestFirst);
});
