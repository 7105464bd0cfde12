import { spend } from '@bold/sdk/game';
import { expect, test } from 'vitest';
import { orderOf } from '../payment-store.fixture.ts';
import { isReducedByRefund, isWaitingPayment } from './waiting-payment.ts';

const payment = { id: 'p-1', ...orderOf(3), isReported: true, isSetAside: false };
const bought = { ...payment, creditedBefore: 640 };

test.each([
  ['all taps were added', 1_740, false],
  ['a gift was added as well', 1_839, false],
  ['a part repaid a debt', 1_739, true],
  ['all repaid a debt', 640, true],
  ['an earlier purchase was refunded while it waited', 1_240, true],
])('if %s, a payment says so, however much the player taps', (_, available, isReduced) => {
  const balance = { available, total: 0 };
  expect(isReducedByRefund(bought, balance)).toBe(isReduced);
  expect(isReducedByRefund(bought, spend(balance, 640))).toBe(isReduced);
});

test('a payment that an older version of the app has stored says nothing about a refund', () => {
  expect(isWaitingPayment(payment)).toBe(true);
  expect(isReducedByRefund(payment, { available: 0, total: 0 })).toBe(false);
});

test('a stored payment whose earlier credits are no number is not valid', () => {
  expect(isWaitingPayment({ ...payment, creditedBefore: '640' })).toBe(false);
});
