import { once } from 'node:events';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BrokenRule } from './broken-rule.ts';
import { forAll } from './for-all.ts';
import { Kit } from './kit.ts';
import { testTarget } from './target.fixture.ts';

const kit = new Kit(testTarget(), 'payments');

test('a value that fails only after the time limit breaks the rule', async () => {
  const timeLimitMs = 50;
  const rule = async () => {
    await once(AbortSignal.timeout(2 * timeLimitMs), 'abort');
    throw new BrokenRule('no response');
  };
  const tested = forAll(kit, fc.nat(), 5, rule, timeLimitMs);
  await expect(tested).rejects.toThrow('no response');
});

test('no value is tested after the time limit', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const tested: number[] = [];
  await forAll(kit, fc.nat(), 5, async (value) => {
    tested.push(value);
    vi.advanceTimersByTime(20_000);
  });
  expect(tested).toHaveLength(2);
});

test('a failure is reported with the smallest value that breaks the rule', async () => {
  const rule = async (value: number) => {
    if (value >= 7) throw new BrokenRule(`${value} is refused`);
  };
  await expect(forAll(kit, fc.nat(), 50, rule)).rejects.toThrow(/^7 is refused$/);
});
