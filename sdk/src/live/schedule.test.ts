import { expect, test, vi } from 'vitest';
import { realSchedule } from './schedule.ts';

test('what is scheduled runs in its time, and not when called off', () => {
  vi.useFakeTimers();
  const runs: string[] = [];
  realSchedule(() => runs.push('kept'), 1_000);
  realSchedule(() => runs.push('called off'), 1_000)();
  vi.advanceTimersByTime(999);
  expect(runs).toEqual([]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect(runs).toEqual(['kept']);
});
