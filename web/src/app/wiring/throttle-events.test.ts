import type { LiveEvent } from '@bold/sdk/live';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pauseMs, throttleEvents } from './throttle-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const listeners = new Set<(event: LiveEvent) => void>();
  const subscribe = (listener: (event: LiveEvent) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const ask = vi.fn();
  const isCounted = (event: LiveEvent) => event.type === 'ack' && event.applied > 0;
  const stop = throttleEvents({ subscribe }, isCounted, ask, (act, ms) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  });
  const count = (applied: number) => {
    const batch = { session: 's', seq: 1, multiplier: 1, taps: 3, sent: true };
    const balance = { available: 0, total: 3 };
    for (const listener of listeners)
      listener({ type: 'ack', batch, applied, isDuplicate: applied === 0, balance });
  };
  return { ask, count, stop };
}

test('the first relevant event causes a request at once', () => {
  const { ask, count } = start();
  count(3);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('many events cause one request in five seconds, and another one after the last event', () => {
  const { ask, count } = start();
  for (let second = 0; second < 12; second += 1) {
    count(3);
    count(3);
    vi.advanceTimersByTime(1_000);
  }
  expect(ask).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(4);
});

test('an event that is not relevant causes no request', () => {
  const { ask, count } = start();
  count(0);
  vi.advanceTimersByTime(pauseMs);
  expect(ask).not.toHaveBeenCalled();
});

test('after it was stopped it makes no request', () => {
  const { ask, count, stop } = start();
  count(3);
  count(3);
  stop();
  vi.advanceTimersByTime(pauseMs);
  count(3);
  expect(ask).toHaveBeenCalledTimes(1);
});
