import { expect, test } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const now = Date.UTC(2026, 10, 20, 12, 0, 0);

test.each([
  ['2', 2_000],
  ['0', 0],
  ['Fri, 20 Nov 2026 12:00:05 GMT', 5_000],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['soon', 0],
  ['-3', 0],
  ['', 0],
  [null, 0],
  [undefined, 0],
])('Retry-After %j asks for %i ms', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});
