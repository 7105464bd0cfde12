import { expect, test, vi } from 'vitest';
import { realSchedule } from './schedule.ts';

test('a scheduled function runs after its delay, unless it was cancelled', () => {
  vi.useFakeTimers();
  const runs: string[] = [];
  realSchedule(() => runs.push('scheduled'), 1_000);
  realSchedule(() => runs.push('cancelled'), 1_000)();
  vi.advanceTimersByTime(999);
  expect(runs).toEqual([]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect(runs).toEqual(['scheduled']);
});
