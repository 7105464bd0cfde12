import { realSchedule } from '@bold/sdk/live';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startToasts() {
  const toasts = new ToastStore(realSchedule);
  toasts.addRegion();
  return toasts;
}

const first = { title: 'First' };
const second = { title: 'Second', description: 'After it' };

test('[UI-01] a second toast replaces the first', () => {
  const toasts = startToasts();
  toasts.show(first);
  toasts.show(second);
  expect(toasts.toast).toMatchObject({ ...second, open: true });
});

test('[UI-03] a toast lasts 5 s', () => {
  const toasts = startToasts();
  toasts.show(first);
  vi.advanceTimersByTime(4999);
  expect(toasts.toast?.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(toasts.toast?.open).toBe(false);
});

test('[UI-03] a toast can have another duration', () => {
  const toasts = startToasts();
  toasts.show(first, 1000);
  vi.advanceTimersByTime(1000);
  expect(toasts.toast?.open).toBe(false);
});

test('[UI-04] a dismissed toast is removed after 3 s, even if it is dismissed twice', () => {
  const toasts = startToasts();
  toasts.show(first);
  toasts.dismiss();
  vi.advanceTimersByTime(2000);
  toasts.dismiss();
  vi.advanceTimersByTime(999);
  expect(toasts.toast).toMatchObject({ title: 'First', open: false });
  vi.advanceTimersByTime(1);
  expect(toasts.toast).toBeUndefined();
});

test('a toast that is shown while another is removed has its full duration', () => {
  const toasts = startToasts();
  toasts.show(first);
  toasts.dismiss();
  vi.advanceTimersByTime(2000);
  toasts.show(second);
  vi.advanceTimersByTime(4999);
  expect(toasts.toast).toMatchObject({ title: 'Second', open: true });
});

test('[UI-03] the 5 s of a toast start when a page with a region for toasts opens', () => {
  const toasts = new ToastStore(realSchedule);
  toasts.show(first);
  vi.advanceTimersByTime(60_000);
  expect(toasts.toast).toMatchObject({ title: 'First', open: true });

  const removeRegion = toasts.addRegion();
  vi.advanceTimersByTime(4999);
  expect(toasts.toast?.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(toasts.toast?.open).toBe(false);

  removeRegion();
  toasts.show(second);
  vi.advanceTimersByTime(60_000);
  expect(toasts.toast).toMatchObject({ title: 'Second', open: true });
});

test('a toast that was cleared before a page could show it does not return', () => {
  const toasts = new ToastStore(realSchedule);
  toasts.show(first);
  toasts.clear();
  toasts.addRegion();
  expect(toasts.toast).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test('[UI-13] the time of a toast stops while it is held, and starts anew after that', () => {
  const toasts = startToasts();
  toasts.show(first);
  vi.advanceTimersByTime(4999);
  const release = toasts.hold();
  vi.advanceTimersByTime(60_000);
  expect(toasts.toast?.open).toBe(true);

  release();
  vi.advanceTimersByTime(4999);
  expect(toasts.toast?.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(toasts.toast?.open).toBe(false);
});

test('[UI-13] a held toast with a duration of its own keeps it', () => {
  const toasts = startToasts();
  toasts.show(first, 1000);
  toasts.hold()();
  vi.advanceTimersByTime(1000);
  expect(toasts.toast?.open).toBe(false);
});

test('[UI-04] a toast that is dismissed while it is held is removed after 3 s', () => {
  const toasts = startToasts();
  toasts.show(first);
  const release = toasts.hold();
  toasts.dismiss();
  toasts.hold()();
  vi.advanceTimersByTime(2999);
  expect(toasts.toast).toMatchObject({ title: 'First', open: false });
  vi.advanceTimersByTime(1);
  expect(toasts.toast).toBeUndefined();
  release();
  expect(vi.getTimerCount()).toBe(0);
});

test('[UI-13] a toast that was held when its page closed lasts 5 s on the next one', () => {
  const toasts = new ToastStore(realSchedule);
  const removeRegion = toasts.addRegion();
  toasts.show(first);
  const release = toasts.hold();
  removeRegion();
  release();
  toasts.addRegion();
  vi.advanceTimersByTime(4999);
  expect(toasts.toast?.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(toasts.toast?.open).toBe(false);
});

test('[UI-14] an open toast that is shown again stays the same toast, and its time starts anew', () => {
  const toasts = startToasts();
  const run = vi.fn();
  toasts.show(second);
  const id = toasts.toast?.id;
  vi.advanceTimersByTime(4999);
  toasts.show({ ...second, action: { label: 'Reconnect', run } });
  expect(toasts.toast).toMatchObject({ id, open: true });
  toasts.toast?.action?.run();
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(4999);
  expect(toasts.toast?.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(toasts.toast?.open).toBe(false);
});

test.each([
  ['another title', { title: 'Third', description: 'After it' }],
  ['another description', { title: 'Second', description: 'After that' }],
  ['no description', { title: 'Second' }],
])('[UI-14] a toast with %s is a new toast', (_, message) => {
  const toasts = startToasts();
  toasts.show(second);
  const id = toasts.toast?.id;
  toasts.show(message);
  expect(toasts.toast?.id).not.toBe(id);
});

test('[UI-14] a toast that is shown again after its dismissal is a new toast', () => {
  const toasts = startToasts();
  toasts.show(second);
  const id = toasts.toast?.id;
  toasts.dismiss();
  toasts.show(second);
  expect(toasts.toast).toMatchObject({ ...second, open: true });
  expect(toasts.toast?.id).not.toBe(id);
});
