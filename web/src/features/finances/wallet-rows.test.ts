import fc from 'fast-check';
import { expect, test } from 'vitest';
import { walletRows } from './wallet-rows.ts';

test('[FIN-04] a friendly address of 48 characters fills two rows of four groups of six', () => {
  expect(walletRows('UQabcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJ')).toEqual([
    ['UQabcd', 'efghij', 'klmnop', 'qrstuv'],
    ['wxyz01', '234567', '89ABCD', 'EFGHIJ'],
  ]);
});

test('[FIN-04] rows contain all characters and only the last group may be short', () => {
  const addresses = fc.string({ unit: fc.constantFrom(...'aZ09_-:'), maxLength: 70 });
  fc.assert(
    fc.property(addresses, (address) => {
      const rows = walletRows(address);
      expect(rows.flat().join('')).toBe(address);
      expect(rows.slice(0, -1).every((row) => row.length === 4)).toBe(true);
      expect(
        rows
          .flat()
          .slice(0, -1)
          .every((group) => group.length === 6),
      ).toBe(true);
    }),
  );
});
