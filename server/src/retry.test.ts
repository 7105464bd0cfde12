import { expect, test, vi } from 'vitest';
import { backOff, pause } from './retry.ts';

test.each([
  [1, 0, 1_000],
  [2, 0, 2_000],
  [6, 0, 32_000],
  [7, 0, 60_000],
  [2_000, 0, 60_000],
  [1, 90_000, 90_000],
])('after %i failures and a Retry-After of %i ms the pause is %i ms', (failures, wish, ms) => {
  expect(backOff(failures, wish)).toBe(ms);
});

test('a work that may wait longer gets pauses of up to its own maximum', () => {
  expect([7, 12, 13].map((failures) => backOff(failures, 0, 3_600_000))).toEqual([
    64_000, 2_048_000, 3_600_000,
  ]);
});

test('a pause ends at once when its signal fires', async () => {
  const stopping = new AbortController();
  const over = pause(3_600_000, stopping.signal);
  stopping.abort();
  await expect(over).resolves.toBeUndefined();
});

test('a pause above the longest time of a timer does not end at once', () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  const stopping = new AbortController();

  void pause(2 ** 31, stopping.signal);
  stopping.abort();

  // Node reports a time that is too long, and replaces it by 1 ms.
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
