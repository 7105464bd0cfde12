import { expect, test } from 'vitest';
import { createMetrics } from '../metrics/metrics.ts';
import type { TapMessage, TapOutcome } from '../taps/tap-message.ts';
import { measuredCommit } from './measured-commit.ts';

const message = (taps: number): TapMessage => ({
  userId: 1,
  session: null,
  seq: null,
  multiplier: 1,
  taps,
});
const outcome = (result: TapOutcome['result'], applied: number): TapOutcome => ({
  result,
  applied,
  balance: { available_taps: 0, total_taps: 0 },
});

test('batches, taps and commits are counted, and reading a balance is not a batch', async () => {
  const metrics = createMetrics();
  const outcomes = [outcome('applied', 3), outcome('duplicate', 0), outcome('applied', 0)];
  const commit = measuredCommit(async () => outcomes, metrics);
  expect(await commit([message(5), message(5), message(0)])).toBe(outcomes);
  const page = await metrics.registry.metrics();
  expect(page).toContain('bold_tap_batches_total{result="applied"} 1');
  expect(page).toContain('bold_tap_batches_total{result="duplicate"} 1');
  expect(page).toContain('bold_taps_total 3');
  expect(page).toContain('bold_tap_commit_seconds_count{ok="true"} 1');
});

test('a batch without an outcome is counted as failed', async () => {
  const metrics = createMetrics();
  const commit = measuredCommit(async () => [outcome('applied', 3)], metrics);
  await commit([message(5), message(5)]);
  const page = await metrics.registry.metrics();
  expect(page).toContain('bold_tap_batches_total{result="applied"} 1');
  expect(page).toContain('bold_tap_batches_total{result="failed"} 1');
});

test('a failed commit is counted as failed and rethrown', async () => {
  const metrics = createMetrics();
  const commit = measuredCommit(() => Promise.reject(new Error('the database is away')), metrics);
  await expect(commit([message(5), message(0)])).rejects.toThrow('the database is away');
  const page = await metrics.registry.metrics();
  expect(page).toContain('bold_tap_batches_total{result="failed"} 1');
  expect(page).toContain('bold_tap_commit_seconds_count{ok="false"} 1');
});
