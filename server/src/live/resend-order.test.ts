import { expect, test } from 'vitest';
import { ResendOrder } from './resend-order.ts';

test('without a failure every batch is admitted', () => {
  const order = new ResendOrder();
  expect([1, 5, 3].map((seq) => order.admits('a', seq))).toEqual([true, true, true]);
});

test('after a failure later batches wait until the failed one came again', () => {
  const order = new ResendOrder();
  order.expect('a', 3);
  expect([4, 5, 3, 4, 5].map((seq) => order.admits('a', seq))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('of several failures the earliest is awaited', () => {
  const order = new ResendOrder();
  for (const seq of [3, 4]) order.expect('a', seq);
  expect(order.admits('a', 4)).toBe(false);
  expect(order.admits('a', 3)).toBe(true);
});

test('one session does not wait for another', () => {
  const order = new ResendOrder();
  order.expect('a', 3);
  expect(order.admits('b', 9)).toBe(true);
});
