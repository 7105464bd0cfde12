import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultDisplayName, needsDisplayName } from './display-name.ts';

test('[GATE-10] every default name forces the registration', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (userId) => {
      expect(needsDisplayName(defaultDisplayName(userId))).toBe(true);
    }),
  );
});

test.each([
  [null, true],
  ['bold_1', true],
  ['bold_', false],
  ['bold_one', false],
  ['bold_1st', false],
  ['embold_1', false],
  ['Bold_1', false],
  ['anna', false],
])('[GATE-10] the name %j forces the registration: %s', (name, forced) => {
  expect(needsDisplayName(name)).toBe(forced);
});
