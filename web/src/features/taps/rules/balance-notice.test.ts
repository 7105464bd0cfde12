import { expect, test } from 'vitest';
import { balanceNotice, offersGift } from './balance-notice.ts';

const notice = (available: number, total: number, isBonusTaken = true, multiplier = 1) =>
  balanceNotice({ balance: { available, total }, multiplier, isBonusTaken, giftTaps: 99 });

test('[GIFT-01] the gift is offered only before it is taken, with 0 total and 0 available taps', () => {
  expect(notice(0, 0, false)).toBe('gift');
  expect(notice(0, 0, true)).toBe('not-enough');
  expect(notice(5, 0, false)).toBe('balance');
  expect(notice(0, 5, false)).toBe('not-enough');
});

test('[GIFT-03] "That’s it" is shown with exactly 99 total taps and 0 available', () => {
  expect(notice(0, 99)).toBe('thats-it');
  expect(notice(1, 99)).toBe('balance');
  expect(notice(0, 98)).toBe('not-enough');
  expect(notice(0, 100)).toBe('not-enough');
});

test('[GIFT-04] "Not enough taps" is shown for a balance below the multiplier, not for an equal one', () => {
  expect(notice(4, 200, true, 5)).toBe('not-enough');
  expect(notice(5, 200, true, 5)).toBe('balance');
});

test('[GIFT-04] a player who tapped before taking the gift sees "Not enough taps" with the gift in it', () => {
  expect(notice(50, 10, false)).toBe('not-enough');
  expect(offersGift('not-enough', false)).toBe(true);
  expect(offersGift('not-enough', true)).toBe(false);
  expect(offersGift('balance', false)).toBe(false);
});

test('[GIFT-03] "That’s it" takes precedence over "Not enough taps"', () => {
  expect(notice(0, 99, false)).toBe('thats-it');
});

test('[GIFT-05] without a notice the balance is shown', () => {
  expect(notice(1, 0)).toBe('balance');
  expect(notice(99, 12_345)).toBe('balance');
});
