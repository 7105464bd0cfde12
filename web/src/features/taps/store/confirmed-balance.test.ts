import { expect, test } from 'vitest';
import { ConfirmedBalance } from './confirmed-balance.ts';

test('before the first word there is nothing', () => {
  expect(new ConfirmedBalance()).toMatchObject({ balance: { available: 0, total: 0 }, count: 0 });
});

test('total taps never fall, so a smaller total is an older word and is not believed', () => {
  const word = new ConfirmedBalance();
  word.receive({ available: 1, total: 6 }, false);

  word.receive({ available: 2, total: 5 }, false);

  expect(word).toMatchObject({ balance: { available: 1, total: 6 }, count: 1 });
});

test('of two balances with equal totals the one received later counts', () => {
  const word = new ConfirmedBalance();
  word.receive({ available: 1, total: 6 }, false);

  word.receive({ available: 101, total: 6 }, false);

  expect(word.balance.available).toBe(101);
});

test('the first word counts at once, whatever is on its way', () => {
  const word = new ConfirmedBalance();

  word.receive({ available: 1, total: 6 }, true);

  expect(word.balance).toEqual({ available: 1, total: 6 });
});

test('after forgetting, a smaller total is believed again', () => {
  const word = new ConfirmedBalance();
  word.receive({ available: 1, total: 6 }, false);
  word.reset();

  word.receive({ available: 2, total: 5 }, false);

  expect(word.balance.total).toBe(5);
});
