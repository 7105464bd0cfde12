import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeTaps, splitTaps, type TapBatch } from './tap-batch.ts';

const batches = fc.array(
  fc.record({ multiplier: fc.constantFrom(1, 2, 5), taps: fc.integer({ min: 1, max: 51 }) }),
  { maxLength: 40 },
);
const tapsWorth = (added: readonly TapBatch[]) =>
  added.reduce((worth, { multiplier, taps }) => worth + multiplier * taps, 0);
const merge = (added: readonly TapBatch[]) =>
  added.reduce<readonly TapBatch[]>((waiting, batch) => mergeTaps(waiting, batch, 51), []);

test('unsent taps of one multiplier share a batch until it has 51 taps', () => {
  expect(
    merge([
      { multiplier: 1, taps: 40 },
      { multiplier: 2, taps: 5 },
      { multiplier: 1, taps: 20 },
    ]),
  ).toEqual([
    { multiplier: 1, taps: 51 },
    { multiplier: 2, taps: 5 },
    { multiplier: 1, taps: 9 },
  ]);
});

test('merging changes no multiplier’s worth, and no batch has more than 51 taps', () => {
  fc.assert(
    fc.property(batches, (added) => {
      const merged = merge(added);
      for (const multiplier of [1, 2, 5]) {
        const own = (batch: TapBatch) => batch.multiplier === multiplier;
        expect(tapsWorth(merged.filter(own))).toBe(tapsWorth(added.filter(own)));
        expect(merged.filter(own).length).toBe(
          Math.ceil(tapsWorth(added.filter(own)) / multiplier / 51),
        );
      }
      expect(merged.every((batch) => batch.taps >= 1 && batch.taps <= 51)).toBe(true);
    }),
  );
});

test('a batch that is larger than the maximum loses no taps to the next one', () => {
  const large = { multiplier: 1, taps: 60 };
  const added = { multiplier: 1, taps: 5 };
  expect(mergeTaps([large], added, 51)).toEqual([large, added]);
});

test('103 taps are split into 51, 51 and 1', () => {
  expect(splitTaps({ multiplier: 3, taps: 103 }, 51).map((batch) => batch.taps)).toEqual([
    51, 51, 1,
  ]);
});

test('zero taps make no batch', () => {
  expect(merge([{ multiplier: 1, taps: 0 }])).toEqual([]);
});
