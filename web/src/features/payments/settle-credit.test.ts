import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settleCredit, settlePausesMs } from './settle-credit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A credit that is being settled, and how often the balance was asked for. */
function startSettling(refreshBalance = vi.fn(async () => {})) {
  const credit = { isTold: false, promise: vi.fn(), settle: vi.fn() };
  settleCredit(credit, refreshBalance, (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  });
  return { credit, refreshBalance };
}

test('[PAY-02] once the server has told of the credit it is asked no more', () => {
  const { credit, refreshBalance } = startSettling();
  vi.advanceTimersByTime(1_000);
  credit.isTold = true;

  vi.advanceTimersByTime(60_000);

  expect(refreshBalance).toHaveBeenCalledOnce();
  expect(credit.settle).not.toHaveBeenCalled();
});

test('[PAY-02] a server that never tells of the credit has the last word', () => {
  const { credit, refreshBalance } = startSettling();
  const [last = 0] = settlePausesMs.slice(-1);
  const before = settlePausesMs.reduce((sum, pause) => sum + pause, 0) - last;

  vi.advanceTimersByTime(before);
  expect(credit.settle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(last);

  expect(refreshBalance).toHaveBeenCalledTimes(settlePausesMs.length);
  expect(credit.settle.mock.invocationCallOrder[0]).toBeLessThan(
    refreshBalance.mock.invocationCallOrder.at(-1) ?? 0,
  );
});

test('a balance that cannot be had is asked for again', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { refreshBalance } = startSettling(vi.fn(() => Promise.reject(new Error('offline'))));

  vi.advanceTimersByTime(60_000);

  expect(refreshBalance).toHaveBeenCalledTimes(settlePausesMs.length);
});
