import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defaultMultiplier,
  multiplierAfterLevelUp,
  multiplierLabel,
  multiplierText,
  sortMultipliers,
} from './multiplier.ts';

const one = { id: 11, value: 1, display_name: null };
const two = { id: 12, value: 2, display_name: null };
const five = { id: 13, value: 5, display_name: 'Fever' };

test('[LEVEL-05] a level-up retains the value if the new level grants it', () => {
  expect(multiplierAfterLevelUp([one, two, five], { value: 2 })).toBe(two);
});

test('[LEVEL-05] a level-up falls back to the first multiplier of the new level', () => {
  expect(multiplierAfterLevelUp([two, one], { value: 3 })).toBe(two);
});

test('[LEVEL-05] [ENT-08] a level without multipliers gives the default: id 1, value 1, "1"', () => {
  expect(multiplierAfterLevelUp([], { value: 3 })).toEqual({ id: 1, value: 1, display_name: '1' });
  expect(defaultMultiplier.value).toBe(1);
});

test('[BOLD-03] multipliers ascend by value and the given list is not changed', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([one, two, five], { minLength: 3 }), (shuffled) => {
      const before = [...shuffled];
      expect(sortMultipliers(shuffled)).toEqual([one, two, five]);
      expect(shuffled).toEqual(before);
    }),
  );
});

test('[BOLD-04] a multiplier is labeled by its name, else by its value', () => {
  expect(multiplierLabel(five)).toBe('Fever');
  expect(multiplierLabel(two)).toBe('2x');
});

test('[UI-08] multiplier text reads 2x, 3x, 4x', () => {
  expect([2, 3, 4].map(multiplierText)).toEqual(['2x', '3x', '4x']);
});
