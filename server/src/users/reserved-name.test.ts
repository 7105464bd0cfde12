import { expect, test } from 'vitest';
import { isReservedName } from './reserved-name.ts';

test('a default name is reserved regardless of case, similar names are not', () => {
  expect(['bold_7', 'BOLD_7', 'Bold_0042'].map(isReservedName)).toEqual([true, true, true]);
  expect(['bold', 'bold-7', 'BOLD_x'].map(isReservedName)).toEqual([false, false, false]);
});
