import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { stopOnSignals } from './stop-on-signals.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function startStopping() {
  const signals = new EventEmitter();
  const exits: number[] = [];
  const closing = Promise.withResolvers<void>();
  const close = vi.fn(() => closing.promise);
  stopOnSignals({ signals, close, exit: (code) => exits.push(code) });
  return { signals, exits, close, closing };
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'])(
  '%s closes the server once and exits with 0 when that is done',
  async (signal) => {
    const { signals, exits, close, closing } = startStopping();
    signals.emit(signal);
    expect(exits).toEqual([]);
    closing.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(exits).toEqual([0]);
    expect(close).toHaveBeenCalledExactlyOnceWith(signal);
  },
);

test('one Ctrl+C that is received twice does not end the stop early', () => {
  const { signals, exits, close } = startStopping();
  signals.emit('SIGINT');
  vi.advanceTimersByTime(999);
  signals.emit('SIGTERM');
  expect(exits).toEqual([]);
  expect(close).toHaveBeenCalledOnce();
});

test('a second signal a second later exits at once', () => {
  const { signals, exits } = startStopping();
  signals.emit('SIGINT');
  vi.advanceTimersByTime(1_000);
  signals.emit('SIGINT');
  expect(exits).toEqual([1]);
});

test('a stop that hangs is ended after at most ten seconds', () => {
  const { signals, exits } = startStopping();
  signals.emit('SIGTERM');
  vi.advanceTimersByTime(9_500);
  expect(exits).toEqual([1]);
});

test('a stop that fails exits with 1', async () => {
  const { signals, exits, closing } = startStopping();
  signals.emit('SIGTERM');
  closing.reject(new Error('the database hangs'));
  await vi.advanceTimersByTimeAsync(0);
  expect(exits).toEqual([1]);
});
