import { expect, test } from 'vitest';
import { ByteBudget, secondsUntilNextDay } from './byte-budget.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const lastSecond = new Date('2026-11-20T23:59:59.500Z');
const midnight = new Date('2026-11-21T00:00:00Z');

test('each sender has its own bytes until the UTC day ends', () => {
  const budget = new ByteBudget(100);
  expect([budget.spend('a', 60, noon), budget.isSpent('a', noon)]).toEqual([true, false]);
  expect([budget.spend('a', 40, noon), budget.isSpent('a', noon)]).toEqual([true, true]);
  expect([budget.spend('b', 100, noon), budget.isSpent('b', lastSecond)]).toEqual([true, true]);
  expect([budget.isSpent('a', midnight), budget.spend('a', 100, midnight)]).toEqual([false, true]);
});

test('bytes above the limit count too, so that a large body cannot be tried again and again', () => {
  const budget = new ByteBudget(100);
  expect([budget.spend('a', 99, noon), budget.spend('a', 50, noon)]).toEqual([true, false]);
  expect(budget.isSpent('a', noon)).toBe(true);
});

test('bytes that are given back after midnight change nothing on the new day', () => {
  const budget = new ByteBudget(100);
  budget.spend('a', 60, lastSecond);
  budget.spend('a', 100, midnight);
  budget.giveBack('a', 50, lastSecond);
  expect(budget.isSpent('a', midnight)).toBe(true);
});

test('bytes that are given back are free again, and a sender without a count gets none', () => {
  const budget = new ByteBudget(100);
  budget.spend('a', 100, noon);
  budget.giveBack('a', 40, noon);
  expect([budget.spend('a', 40, noon), budget.isSpent('a', noon)]).toEqual([true, true]);
  budget.giveBack('forgotten', 40, noon);
  expect(budget.spend('forgotten', 101, noon)).toBe(false);
});

test('of very many senders only the latest are remembered', () => {
  const budget = new ByteBudget(1);
  for (let n = 0; n <= 10_000; n += 1) budget.spend(`${n}`, 1, noon);
  expect(['0', '1', '10000'].map((sender) => budget.isSpent(sender, noon))).toEqual([
    false,
    true,
    true,
  ]);
});

test('the seconds until the next day are rounded up, and never 0', () => {
  expect([noon, lastSecond, midnight].map(secondsUntilNextDay)).toEqual([43_200, 1, 86_400]);
});
