import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultMultiplier } from '../../../lib/multiplier.ts';
import type { ToastMessage } from '../../../ui/toasts/toast-store.ts';
import { startPlayer, startTapStore, tapTimes } from './tap-store.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('[TAP-11] before the first data is loaded all taps are 0 and the multiplier is the default one', () => {
  const { store } = startTapStore();

  expect(store.balance).toEqual({ available: 0, total: 0 });
  expect(store.pending).toBe(0);
  expect(store.multiplier).toEqual({ id: 1, value: 1, display_name: '1' });
});

test('[TAP-01] a tap moves as many taps as the multiplier from available to total and counts as one pending tap', () => {
  const { store } = startPlayer(50, 1_000);
  store.chooseMultiplier({ id: 3, value: 3, display_name: null });

  expect(store.tap()).toBe(3);

  expect(store.balance).toEqual({ available: 47, total: 1_003 });
  expect(store.pending).toBe(1);
});

test('[TAP-02] a tap with a multiplier above the available taps changes nothing', () => {
  const { store, haptic } = startPlayer(2, 1_000);
  store.chooseMultiplier({ id: 3, value: 3, display_name: null });

  expect(store.canTap).toBe(false);
  expect(store.tap()).toBe(0);

  expect(store.balance).toEqual({ available: 2, total: 1_000 });
  expect(store.pending).toBe(0);
  expect(haptic).not.toHaveBeenCalled();
});

test('[TAP-02] a tap with a multiplier equal to the available taps counts', () => {
  const { store } = startPlayer(3, 1_000);
  store.chooseMultiplier({ id: 3, value: 3, display_name: null });

  expect(store.tap()).toBe(3);
  expect(store.balance).toEqual({ available: 0, total: 1_003 });
});

test('[TAP-03] taps are sent in one batch 300 ms after the last one', () => {
  const { store, sent } = startPlayer(99);

  store.tap();
  vi.advanceTimersByTime(299);
  store.tap();
  vi.advanceTimersByTime(299);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);

  expect(sent).toEqual([{ multiplier: 1, taps: 2 }]);
  expect(store.pending).toBe(0);
});

test('[TAP-03] without a tap no batch is sent', () => {
  const { store, sent } = startPlayer(0);

  store.tap();
  store.flush();
  vi.advanceTimersByTime(1_000);

  expect(sent).toEqual([]);
});

test('[TAP-03] 50 taps wait until tapping pauses', () => {
  const { store, sent } = startPlayer(99);

  tapTimes(store, 50);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(300);

  expect(sent).toEqual([{ multiplier: 1, taps: 50 }]);
});

test('[TAP-04] the 51st tap is sent at once, and the next batch starts at 0', () => {
  const { store, sent } = startPlayer(99);

  tapTimes(store, 52);

  expect(sent).toEqual([{ multiplier: 1, taps: 51 }]);
  expect(store.pending).toBe(1);
});

test('[TAP-04] a batch that was sent early is not sent again when tapping pauses', () => {
  const { store, sent } = startPlayer(99);

  tapTimes(store, 51);
  vi.advanceTimersByTime(1_000);

  expect(sent).toEqual([{ multiplier: 1, taps: 51 }]);
});

test('[TAP-05] choosing another multiplier first sends the pending taps with the old one', () => {
  const { store, sent } = startPlayer(99, 100);

  tapTimes(store, 3);
  store.chooseMultiplier({ id: 2, value: 2, display_name: null });
  expect(sent).toEqual([{ multiplier: 1, taps: 3 }]);
  expect(store.pending).toBe(0);

  store.tap();
  vi.advanceTimersByTime(300);
  expect(sent[1]).toEqual({ multiplier: 2, taps: 1 });
  expect(store.balance).toEqual({ available: 94, total: 105 });
});

test('[TAP-06] [ERR-12] a batch that is sent while the connection is closed shows a toast, and its taps are still subtracted', () => {
  const { store, connection, toast } = startPlayer(99);
  connection.isOpen = false;

  tapTimes(store, 5);
  vi.advanceTimersByTime(300);

  expect(toast).toHaveBeenCalledExactlyOnceWith({
    title: 'Connection is lost',
    description: 'Please refresh your application',
    action: { label: 'Reconnect', run: expect.any(Function) },
  });
  expect(store.balance).toEqual({ available: 94, total: 5 });
});

test('[TAP-06] Reconnect on the toast connects, and nothing does before', () => {
  const { store, connection, toast } = startPlayer(99);
  connection.isOpen = false;
  store.tap();
  vi.advanceTimersByTime(300);
  expect(connection.connect).not.toHaveBeenCalled();

  const message: ToastMessage | undefined = toast.mock.lastCall?.[0];
  message?.action?.run();

  expect(connection.connect).toHaveBeenCalledOnce();
});

test('[TAP-06] a batch that is sent over an open connection shows no toast', () => {
  const { store, toast } = startPlayer(99);

  store.tap();
  vi.advanceTimersByTime(300);

  expect(toast).not.toHaveBeenCalled();
});

test('[TAP-07] when loading taps fails available, total and pending taps are 0, and nothing is sent', () => {
  const { store, sent } = startPlayer(99, 40);
  tapTimes(store, 5);

  store.clear();
  vi.advanceTimersByTime(1_000);

  expect(store.balance).toEqual({ available: 0, total: 0 });
  expect(store.pending).toBe(0);
  expect(sent).toEqual([]);
});

test('[TAP-07] a successful load after a failure shows the balance again', () => {
  const { store } = startPlayer(99, 40);
  store.clear();

  store.seed({ available: 99, total: 40 }, 2);

  expect(store.balance).toEqual({ available: 99, total: 40 });
});

test('[TAP-09] the framed hint disappears with the tenth tap, and later taps count', () => {
  const { store } = startPlayer(99);

  tapTimes(store, 9);
  expect(store.hint.isShown).toBe(true);
  store.tap();

  expect(store.hint.isShown).toBe(false);
  expect(store.tap()).toBe(1);
});

test('[TAP-10] the ten taps of the hint are counted over restarts', () => {
  const first = startPlayer(99);
  tapTimes(first.store, 4);
  const again = startTapStore({ device: first.device });
  again.store.seed({ available: 99, total: 0 }, 1);
  expect(again.store.hint.taps).toBe(4);

  tapTimes(again.store, 6);

  expect(again.store.hint.isShown).toBe(false);
  expect(startTapStore({ device: first.device }).store.hint.taps).toBe(10);
});

test('a counted tap gives haptic feedback, a blocked one does not', () => {
  const { store, haptic } = startPlayer(2);

  expect(tapTimes(store, 3)).toEqual([1, 1, 0]);

  expect(haptic).toHaveBeenCalledTimes(2);
});

test('a player without levels taps with the default multiplier', () => {
  const { store } = startTapStore();
  store.seed({ available: 5, total: 0 }, 1);

  expect(store.multipliers).toEqual([defaultMultiplier]);
  expect(store.tap()).toBe(1);
});

test('the idle total is undefined while the player taps, and defined before and after', () => {
  const { store } = startPlayer(99, 40);
  expect(store.idleTotal).toBe(40);

  tapTimes(store, 2);
  expect(store.idleTotal).toBeUndefined();

  vi.advanceTimersByTime(300);
  expect(store.idleTotal).toBe(42);

  tapTimes(store, 51);
  expect(store.pending).toBe(0);
  expect(store.idleTotal).toBeUndefined();

  vi.advanceTimersByTime(300);
  expect(store.idleTotal).toBe(93);
});
