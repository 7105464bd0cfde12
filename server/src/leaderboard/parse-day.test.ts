import { expect, test } from 'vitest';
import { parseDay } from './parse-day.ts';

test('a day of the calendar is returned unchanged', () => {
  expect(parseDay('2028-02-29')).toBe('2028-02-29');
});

test.each([
  '',
  'yesterday',
  '2026-11-31',
  '2027-02-29',
  '2026-1-1',
  '26-11-19',
  '2026-11-19T00:00',
])('"%s" is refused', (text) => {
  expect(() => parseDay(text)).toThrow('must be a date such as 2026-11-19');
});
