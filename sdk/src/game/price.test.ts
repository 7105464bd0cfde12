import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basePrice, creditedPoints, payablePrice } from './price.ts';

const points = fc.integer({ min: 100, max: 200_000 });

test.each([
  ['STARS', 0.5, 101, 50.5, 51],
  ['STARS', 0.5, 100, 50, 50],
  ['TON', 0.003, 100, 0.3, 0.3],
  ['TON', 0.003, 12_345, 37.035, 37.035],
  ['TON', 1.001, 1, 1.001, 1.001],
  ['DOLLARS', 0.01, 12_345, 123.45, 123.45],
  ['DOLLARS', 0.0125, 101, 1.2625, 1.27],
] as const)('%s at %d: %i points cost %d, paid as %d', (currency, rate, amount, base, paid) => {
  expect(basePrice(amount, rate)).toBe(base);
  expect(payablePrice(amount, rate, currency)).toBe(paid);
});

test('a price in Stars is at least the base price, and less than a whole Star above it', () => {
  fc.assert(
    fc.property(points, (amount) => {
      const extra = payablePrice(amount, 0.5, 'STARS') - basePrice(amount, 0.5);
      expect(extra).toBeGreaterThanOrEqual(0);
      expect(extra).toBeLessThan(1);
      expect(Number.isInteger(payablePrice(amount, 0.5, 'STARS'))).toBe(true);
    }),
  );
});

test('[FIN-12] a tap costs exactly one cent in dollars, at any amount', () => {
  fc.assert(
    fc.property(points, (amount) => {
      expect(payablePrice(amount, 0.01, 'DOLLARS')).toBe(amount / 100);
    }),
  );
});

test('a price in TON is exact to the nano-TON', () => {
  fc.assert(
    fc.property(points, (amount) => {
      expect(Math.round(payablePrice(amount, 0.003, 'TON') * 1e9)).toBe(amount * 3_000_000);
    }),
  );
});

test.each([
  [100, 0, 100],
  [500, 5, 525],
  [999, 5, 1_048],
  [100_000, 100, 200_000],
])('%i points with a bonus of %i %% credit %i taps', (amount, bonus, credited) => {
  expect(creditedPoints(amount, bonus)).toBe(credited);
});
