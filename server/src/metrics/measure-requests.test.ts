import { expect, onTestFinished, test, vi } from 'vitest';
import type { Context } from '../context.ts';
import { measureRequests } from './measure-requests.ts';
import { createMetrics } from './metrics.ts';

test('a request is measured in seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const metrics = createMetrics();
  const ctx = { method: 'GET', status: 200, state: {} } as Context;
  await measureRequests(metrics)(ctx, async () => void vi.advanceTimersByTime(250));
  const labels = '{method="GET",operation="other",status="200"}';
  expect(await metrics.registry.metrics()).toContain(`bold_http_request_seconds_sum${labels} 0.25`);
});
