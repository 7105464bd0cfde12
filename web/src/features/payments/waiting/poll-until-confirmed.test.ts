import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollPausesMs, pollUntilConfirmed } from './poll-until-confirmed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function startPolling(refreshBalance = vi.fn(async () => {})) {
  const credit = {
    isConfirmed: false,
    isGivenUp: false,
    grantUnverified: vi.fn(),
    giveUp: vi.fn(),
  };
  pollUntilConfirmed(credit, refreshBalance, (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  });
  return { credit, refreshBalance };
}

test('[PAY-02] polling stops when the server has confirmed the credit', () => {
  const { credit, refreshBalance } = startPolling();
  vi.advanceTimersByTime(1_000);
  credit.isConfirmed = true;

  vi.advanceTimersByTime(60_000);

  expect(refreshBalance).toHaveBeenCalledOnce();
  expect(credit.giveUp).not.toHaveBeenCalled();
});

test('[PAY-02] if no balance contains the credit, it is given up before the last request', () => {
  const { credit, refreshBalance } = startPolling();
  const [last = 0] = pollPausesMs.slice(-1);
  const before = pollPausesMs.reduce((sum, pause) => sum + pause, 0) - last;

  vi.advanceTimersByTime(before);
  expect(credit.giveUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(last);

  expect(refreshBalance).toHaveBeenCalledTimes(pollPausesMs.length);
  expect(credit.giveUp.mock.invocationCallOrder[0]).toBeLessThan(
    refreshBalance.mock.invocationCallOrder.at(-1) ?? 0,
  );
});

test('a failed request for the balance is logged and repeated', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { refreshBalance } = startPolling(vi.fn(() => Promise.reject(new Error('offline'))));

  await vi.advanceTimersByTimeAsync(60_000);

  expect(refreshBalance).toHaveBeenCalledTimes(pollPausesMs.length);
  expect(warn).toHaveBeenCalledTimes(pollPausesMs.length);
});
