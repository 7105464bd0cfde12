import { expect, test } from 'vitest';
import { isExpired, wasPaidLate } from './invoice-age.ts';

const payment = { created_at: new Date('2026-11-20T12:00:00Z') };
const endOfDay = new Date('2026-11-21T12:00:00Z').getTime();

test('an invoice can be paid for a day', () => {
  expect(isExpired(payment, new Date(endOfDay))).toBe(false);
  expect(isExpired(payment, new Date(endOfDay + 1))).toBe(true);
});

test('a payment that began in time may arrive ten minutes later', () => {
  expect(wasPaidLate(payment, new Date(endOfDay + 600_000))).toBe(false);
  expect(wasPaidLate(payment, new Date(endOfDay + 600_001))).toBe(true);
});
