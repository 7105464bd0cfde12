import { expect, test } from 'vitest';
import { ResendOrder } from './resend-order.ts';

test('without a failure every batch may be counted', () => {
  const order = new ResendOrder();
  expect([1, 5, 3].map((seq) => order.mayCount('a', seq))).toEqual([true, true, true]);
});

test('after a failure later batches wait until the failed one was sent again', () => {
  const order = new ResendOrder();
  order.expect('a', 3);
  expect([4, 5, 3, 4, 5].map((seq) => order.mayCount('a', seq))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('after several failures the failed batches are awaited in their order', () => {
  const order = new ResendOrder();
  for (const seq of [3, 4]) order.expect('a', seq);
  expect([4, 3, 5, 4, 5].map((seq) => order.mayCount('a', seq))).toEqual([
    false,
    true,
    false,
    true,
    true,
  ]);
});

test('a client with more failed batches than it may have in flight is refused', () => {
  const order = new ResendOrder();
  const responses = Array.from({ length: 65 }, (_, seq) => order.expect('a', seq + 1));
  expect(responses.lastIndexOf(true)).toBe(63);
  expect(responses.at(-1)).toBe(false);
});

test('a client that begins a session for each batch is refused after as many failed batches', () => {
  const order = new ResendOrder();
  const responses = Array.from({ length: 65 }, (_, at) => order.expect(`session-${at}`, 1));
  expect(responses.lastIndexOf(true)).toBe(63);
  expect(responses.at(-1)).toBe(false);
});

test('a failure in one session does not block another session', () => {
  const order = new ResendOrder();
  order.expect('a', 3);
  expect(order.mayCount('b', 9)).toBe(true);
});
