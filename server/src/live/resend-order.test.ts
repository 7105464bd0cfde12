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

test('of several failures each is awaited in its turn', () => {
  const order = new ResendOrder();
  for (const seq of [3, 4]) order.expect('a', seq);
  expect([4, 3, 5, 4, 5].map((seq) => order.admits('a', seq))).toEqual([
    false,
    true,
    false,
    true,
    true,
  ]);
});

test('nobody can be asked for more than a client has under way', () => {
  const order = new ResendOrder();
  const answers = Array.from({ length: 65 }, (_, seq) => order.expect('a', seq + 1));
  expect(answers.lastIndexOf(true)).toBe(63);
  expect(answers.at(-1)).toBe(false);
});

test('one session does not wait for another', () => {
  const order = new ResendOrder();
  order.expect('a', 3);
  expect(order.admits('b', 9)).toBe(true);
});
