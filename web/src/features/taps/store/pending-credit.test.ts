import { expect, test } from 'vitest';
import { PendingCredit } from './pending-credit.ts';

test('granted taps show until the server’s word counts them', () => {
  const credit = new PendingCredit(100);
  credit.grant(525);
  expect(credit).toMatchObject({ taps: 525, isConfirmed: false });

  credit.receive({ available: 525, total: 100 });

  expect(credit).toMatchObject({ taps: 0, isConfirmed: true });
});

test('a word of taps that were only spent does not tell of it', () => {
  const credit = new PendingCredit(100);
  credit.grant(525);

  credit.receive({ available: 0, total: 100 });

  expect(credit.taps).toBe(525);
});

test('what was told of before it was granted never shows', () => {
  const credit = new PendingCredit(100);
  credit.receive({ available: 620, total: 5 });

  credit.grant(525);

  expect(credit.taps).toBe(0);
});

test('a credit that repaid a part of a debt is told of all the same', () => {
  const credit = new PendingCredit(100);
  credit.grant(525);

  credit.receive({ available: 25, total: 100 });

  expect(credit.taps).toBe(0);
});

test('once settled, the next word counts alone', () => {
  const credit = new PendingCredit(100);
  credit.grant(525);
  credit.giveUp();
  expect(credit.taps).toBe(525);

  credit.receive({ available: 0, total: 100 });

  expect(credit.taps).toBe(0);
});
