import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runHourly } from './run-hourly.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T22:59:10.250Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const minuteMs = 60_000;

/** Returns the moments at which the work ran. The clock of `runHourly` is `behindMs` behind the test's clock. */
async function momentsWithin(
  minutes: number,
  work: () => Promise<void> = async () => undefined,
  behindMs = 0,
) {
  const moments: string[] = [];
  const hourly = runHourly(
    async () => new Date(Date.now() - behindMs),
    () => {
      moments.push(new Date().toISOString());
      return work();
    },
  );
  await vi.advanceTimersByTimeAsync(minutes * minuteMs);
  return { moments, hourly };
}

test('the work runs at the start and at every full hour, 00:00 UTC included', async () => {
  const { moments } = await momentsWithin(65);
  expect(moments).toEqual([
    '2026-11-20T22:59:10.250Z',
    '2026-11-20T23:00:00.000Z',
    '2026-11-21T00:00:00.000Z',
  ]);
});

test('the full hours are those of the given clock', async () => {
  const { moments } = await momentsWithin(65, undefined, 30);
  expect(moments.slice(1)).toEqual(['2026-11-20T23:00:00.030Z', '2026-11-21T00:00:00.030Z']);
});

test('after end() no work runs', async () => {
  const { moments, hourly } = await momentsWithin(0);
  hourly.end();
  await vi.advanceTimersByTimeAsync(120 * minuteMs);
  expect(moments).toHaveLength(1);
});

test('work that is still running is not started a second time', async () => {
  const { moments } = await momentsWithin(180, () => new Promise(() => undefined));
  expect(moments).toHaveLength(1);
});

test('idle() resolves only when running work has ended', async () => {
  const work = Promise.withResolvers<void>();
  const { hourly } = await momentsWithin(0, () => work.promise);
  let isIdle = false;
  hourly.end();
  const idle = hourly.idle().then(() => {
    isIdle = true;
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(isIdle).toBe(false);

  work.resolve();
  await idle;

  expect(vi.getTimerCount()).toBe(0);
});
