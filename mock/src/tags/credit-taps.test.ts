import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditTaps, takeBackTaps } from './credit-taps.ts';

test('a refund takes the available taps and books the rest as a debt', () => {
  const player = { availableTaps: 30, debtTaps: 0 };

  takeBackTaps(player, 100);

  expect(player).toEqual({ availableTaps: 0, debtTaps: 70 });
});

test('a credit repays the debt first', () => {
  const player = { availableTaps: 0, debtTaps: 70 };

  creditTaps(player, 50);
  creditTaps(player, 50);

  expect(player).toEqual({ availableTaps: 30, debtTaps: 0 });
});

test('available less debt is always credits less refunds, and neither is ever negative', () => {
  const steps = fc.array(fc.record({ isCredit: fc.boolean(), taps: fc.nat(1_000) }));
  fc.assert(
    fc.property(steps, (all) => {
      const player = { availableTaps: 0, debtTaps: 0 };
      for (const { isCredit, taps } of all) (isCredit ? creditTaps : takeBackTaps)(player, taps);
      const sum = all.reduce((total, { isCredit, taps }) => total + (isCredit ? taps : -taps), 0);
      expect(player.availableTaps - player.debtTaps).toBe(sum);
      expect(Math.min(player.availableTaps, player.debtTaps)).toBe(0);
    }),
  );
});
