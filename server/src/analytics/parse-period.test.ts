import { expect, test } from 'vitest';
import { parsePeriod } from './parse-period.ts';

test('minutes, hours and days are periods', () => {
  expect(['30m', '1h', '7d'].map(parsePeriod)).toEqual([1_800_000, 3_600_000, 604_800_000]);
});

test.each(['', '1', 'h', '0h', '1w', '-1h', '1.5h', '1h30m'])('"%s" is refused', (text) => {
  expect(() => parsePeriod(text)).toThrow('write 30m, 1h or 7d');
});
