import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RankFolding } from './rank-folding.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startFolding(fold: () => Promise<boolean>) {
  const folding = vi.fn(fold);
  const onFailure = vi.fn();
  return { folding, onFailure, ranks: new RankFolding(folding, onFailure) };
}

test('many changes within a quarter of a second are folded once, later ones again', async () => {
  const { folding, ranks } = startFolding(async () => true);
  for (let at = 0; at < 20; at += 1) ranks.changed();
  await vi.advanceTimersByTimeAsync(250);
  expect(folding).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(folding).toHaveBeenCalledTimes(1);
  ranks.changed();
  await vi.advanceTimersByTimeAsync(250);
  expect(folding).toHaveBeenCalledTimes(2);
});

test('when another server is folding, the fold is tried again', async () => {
  const responses = [false, true];
  const { folding, ranks } = startFolding(async () => responses.shift() ?? true);
  ranks.changed();
  await vi.advanceTimersByTimeAsync(500);
  expect(folding).toHaveBeenCalledTimes(2);
});

test('a change during a fold, which may have come too late for it, is folded afterwards', async () => {
  const running = Promise.withResolvers<boolean>();
  const { folding, ranks } = startFolding(() => running.promise);
  ranks.changed();
  await vi.advanceTimersByTimeAsync(250);
  ranks.changed();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(folding).toHaveBeenCalledTimes(1);
  running.resolve(true);
  await vi.advanceTimersByTimeAsync(250);
  expect(folding).toHaveBeenCalledTimes(2);
});

test('a failure is reported and does not stop the next folding', async () => {
  const failure = new Error('the database is away');
  const { folding, onFailure, ranks } = startFolding(() => Promise.reject(failure));
  ranks.changed();
  await vi.advanceTimersByTimeAsync(250);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
  ranks.changed();
  await vi.advanceTimersByTimeAsync(250);
  expect(folding).toHaveBeenCalledTimes(2);
});

test('end() waits for a running fold and starts no other', async () => {
  const running = Promise.withResolvers<boolean>();
  const { folding, ranks } = startFolding(() => running.promise);
  ranks.changed();
  await vi.advanceTimersByTimeAsync(250);
  const ended = vi.fn();
  void ranks.end().then(ended);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).not.toHaveBeenCalled();
  running.resolve(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([ended, folding].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
