import fc from 'fast-check';
import { expect, test } from 'vitest';
import { affordableTaps, type Balance, canTap, spend } from './balance.ts';

const tap = (balance: Balance, multiplier: number) =>
  canTap(balance, multiplier) ? spend(balance, multiplier) : balance;
const balances = fc.record({ available: fc.nat(1_000_000), total: fc.nat(10_000_000) });
const multipliers = fc.constantFrom(1, 2, 3, 5, 10, 20, 50, 100, 500, 1_000);

test('[TAP-01] a tap moves the multiplier from available to total', () => {
  expect(tap({ available: 99, total: 7 }, 5)).toEqual({ available: 94, total: 12 });
});

test.each([
  [1, 2, false],
  [2, 2, true],
  [3, 2, true],
  [0, 1, false],
])('[TAP-02] with %i available a tap worth %i is allowed: %s', (available, multiplier, allowed) => {
  expect(canTap({ available, total: 0 }, multiplier)).toBe(allowed);
});

test('[TAP-02] a blocked tap changes nothing', () => {
  const balance = { available: 4, total: 10 };
  expect(tap(balance, 5)).toEqual(balance);
});

test('[TAP-01] [TAP-02] tapping neither creates nor loses taps and never goes below zero', () => {
  fc.assert(
    fc.property(balances, fc.array(multipliers, { maxLength: 60 }), (start, values) => {
      const end = values.reduce(tap, start);
      expect(end.available + end.total).toBe(start.available + start.total);
      expect(end.available).toBeGreaterThanOrEqual(0);
      expect(end.total).toBeGreaterThanOrEqual(start.total);
    }),
  );
});

test('a batch counts as many taps as single taps would', () => {
  fc.assert(
    fc.property(
      balances,
      multipliers,
      fc.integer({ min: 1, max: 51 }),
      (start, multiplier, taps) => {
        const applied = affordableTaps(start, multiplier, taps);
        const oneByOne = Array.from({ length: taps }, () => multiplier).reduce(tap, start);
        expect(spend(start, applied * multiplier)).toEqual(oneByOne);
      },
    ),
  );
});

test('a negative balance affords no tap', () => {
  expect(affordableTaps({ available: -3, total: 9 }, 1, 51)).toBe(0);
});
