import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollPausesMs, pollUntilConfirmed } from './poll-until-confirmed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A credit that waits for its confirmation, and how often the balance was requested. */
function startSettling(refreshBalance = vi.fn(async () => {})) {
  const credit = { isConfirmed: false, promise: vi.fn(), giveUp: vi.fn() };
  pollUntilConfirmed(credit, refreshBalance, (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  });
  return { credit, refreshBalance };
}

test('[PAY-02] once the server has told of the credit it is asked no more', () => {
  const { credit, refreshBalance } = startSettling();
  vi.advanceTimersByTime(1_000);
  credit.isConfirmed = true;

  vi.advanceTimersByTime(60_000);

  expect(refreshBalance).toHaveBeenCalledOnce();
  expect(credit.giveUp).not.toHaveBeenCalled();
});

test('[PAY-02] when no balance ever contains the credit, the server’s balance counts alone', () => {
  const { credit, refreshBalance } = startSettling();
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

test('a balance that cannot be had is asked for again', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { refreshBalance } = startSettling(vi.fn(() => Promise.reject(new Error('offline'))));

  vi.advanceTimersByTime(60_000);

  expect(refreshBalance).toHaveBeenCalledTimes(pollPausesMs.length);
});
