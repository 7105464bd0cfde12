import { expect, test } from 'vitest';
import { ResendOrder } from './resend-order.ts';

const batch = (seq: number, session = 'a') => ({ session, seq });

test('after two refusals a session’s batches are admitted in the order of their seq', () => {
  const order = new ResendOrder();
  for (const seq of [1, 2]) order.expect(batch(seq));
  expect([3, 2, 1, 3, 2, 3].map((seq) => order.admits(batch(seq)))).toEqual([
    false,
    false,
    true,
    false,
    true,
    true,
  ]);
});

test('a batch of another session with the same seq ends no waiting', () => {
  const order = new ResendOrder();
  order.expect(batch(1));
  expect([batch(1, 'b'), batch(2)].map((sent) => order.admits(sent))).toEqual([true, false]);
});

test('other sessions and batches without an id do not wait', () => {
  const order = new ResendOrder();
  order.expect(batch(1));
  order.expect({});
  expect([order.admits(batch(9, 'b')), order.admits({})]).toEqual([true, true]);
});
