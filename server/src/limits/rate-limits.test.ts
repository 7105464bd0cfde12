import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createRateLimits, memoryLimiter } from './rate-limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startLimits(limits: Record<string, number>) {
  const metrics = createMetrics();
  const config = readConfig({});
  return {
    ...createRateLimits({ limits: { ...config.limits, ...limits } }, metrics),
    metrics,
  };
}

test('the request above the limit is refused until the minute is over', async () => {
  const { user } = startLimits({ userRequestsPerMinute: 2 });
  await user(1, 'getMe');
  vi.advanceTimersByTime(45_500);
  await user(1, 'getMe');
  await expect(user(1, 'getMe')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    headers: { 'Retry-After': '15' },
  });
  vi.advanceTimersByTime(14_500);
  await expect(user(1, 'getMe')).resolves.toBeUndefined();
});

test('a clock that is set back an hour lengthens no refusal', async () => {
  const { user } = startLimits({ userRequestsPerMinute: 1 });
  await user(1, 'getMe');
  vi.setSystemTime(Date.now() - 3_600_000);
  await expect(user(1, 'getMe')).rejects.toThrow('Try again in 60 seconds.');
  vi.advanceTimersByTime(60_000);
  await expect(user(1, 'getMe')).resolves.toBeUndefined();
});

test("one user's requests do not count for another", async () => {
  const { user } = startLimits({ userRequestsPerMinute: 1 });
  await user(1, 'getMe');
  await expect(user(2, 'getMe')).resolves.toBeUndefined();
});

test('both kinds of invoice share one limit', async () => {
  const { user } = startLimits({ invoicesPerMinute: 1 });
  await user(1, 'createTariffInvoice');
  await expect(user(1, 'createCustomInvoice')).rejects.toThrow('Try again in 60 seconds.');
});

test('refusals are counted by the name of their limit', async () => {
  const { address, metrics } = startLimits({ addressRequestsPerMinute: 1 });
  await address('a');
  await address('a').catch(() => undefined);
  expect(await metrics.registry.metrics()).toContain('bold_rate_limited_total{limit="address"} 1');
});

test("an error of the counters' store is thrown and not reported as 429", async () => {
  const config = readConfig({});
  const { user } = createRateLimits(config, createMetrics(), () => ({
    consume: () => Promise.reject(new Error('the store is away')),
  }));
  await expect(user(1, 'getMe')).rejects.toThrow('the store is away');
});

test('each limit has a name of its own, so that no two count together in a shared store', () => {
  const names: string[] = [];
  createRateLimits(readConfig({}), createMetrics(), (options) => {
    names.push(options.keyPrefix);
    return memoryLimiter(options);
  });
  expect(names).toHaveLength(new Set(names).size);
});
