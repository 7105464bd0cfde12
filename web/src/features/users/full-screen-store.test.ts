import { expect, test, vi } from 'vitest';
import { memoryDevice } from '../../../test/memory-device.ts';
import type { FullScreen } from '../../telegram/telegram.ts';
import { FullScreenStore, reportDelayMs } from './full-screen-store.ts';

/** Starts the store of one launch. `pass` lets the delay pass after which a report of the host is stored. */
function startStore(device = memoryDevice(), isFullScreen = false, telegramId = 1) {
  let change: (isFull: boolean, isChange: boolean) => void = () => {};
  const host: FullScreen = {
    request: vi.fn(),
    subscribe: (listener) => {
      change = listener;
      return () => {};
    },
  };
  const waiting = new Set<() => void>();
  const schedule = vi.fn((run: () => void) => {
    waiting.add(run);
    return () => void waiting.delete(run);
  });
  const store = new FullScreenStore({ device, host, isFullScreen, telegramId, schedule });
  function pass() {
    for (const run of waiting) run();
    waiting.clear();
  }
  const report = (isFull: boolean, isChange = true) => change(isFull, isChange);
  return { store, host, device, report, schedule, pass };
}

test('full screen is off at first, and is entered again at the next start', () => {
  const { store, host, device } = startStore();
  expect(store.isOn).toBe(false);
  expect(host.request).not.toHaveBeenCalled();

  store.choose(true);
  expect(host.request).toHaveBeenLastCalledWith(true);

  const next = startStore(device);
  expect(next.store.isOn).toBe(true);
  expect(next.host.request).toHaveBeenCalledExactlyOnceWith(true);
});

test('the choice of full screen is the player’s alone, because several players may share a device', () => {
  const { store, device } = startStore();
  store.choose(true);

  const other = startStore(device, false, 2);
  expect(other.store.isOn).toBe(false);
  expect(other.host.request).not.toHaveBeenCalled();
});

test('a player who leaves full screen by Telegram’s button has it off', () => {
  const { store, device, report, schedule, pass } = startStore();
  store.choose(true);

  report(false);
  expect(store.isOn).toBe(false);
  expect(schedule).toHaveBeenCalledExactlyOnceWith(expect.any(Function), reportDelayMs);
  pass();

  expect(startStore(device).host.request).not.toHaveBeenCalled();
});

test('a refusal soon after full screen has ended does not end it for the next launch', () => {
  const { store, device, report, pass } = startStore();
  store.choose(true);
  report(false);
  store.choose(true);

  report(false, false);
  pass();

  expect(startStore(device).host.request).toHaveBeenCalledExactlyOnceWith(true);
});

test('a Telegram that ends full screen just before it closes the app does not end it for the next launch', () => {
  const { store, device, report } = startStore();
  store.choose(true);

  report(false);

  expect(startStore(device).host.request).toHaveBeenCalledExactlyOnceWith(true);
});

test.each([
  ['the switch', (launch: ReturnType<typeof startStore>) => launch.store.choose(true)],
  ['Telegram', (launch: ReturnType<typeof startStore>) => launch.report(true)],
])('full screen that %s enters again at once stays on', (_, enter) => {
  const launch = startStore();
  launch.store.choose(true);
  launch.report(false);

  enter(launch);
  launch.pass();

  expect(startStore(launch.device).store.isOn).toBe(true);
});

test('a host that refuses full screen once does not end it for the next launch', () => {
  const { store, device, report, pass } = startStore();
  store.choose(true);

  report(false, false);
  pass();

  expect(store.isOn).toBe(false);
  expect(startStore(device).host.request).toHaveBeenCalledExactlyOnceWith(true);
});

test('without a choice, a launch in full screen is shown as on, and the next one as Telegram opens it', () => {
  const { store, host, device, report } = startStore(memoryDevice(), true);
  expect(store.isOn).toBe(true);
  expect(host.request).not.toHaveBeenCalled();
  expect(startStore(device).store.isOn).toBe(false);

  report(false);
  expect(store.isOn).toBe(false);
});

test.each([true, false])('the choice %s wins over a launch in full screen', (isOn) => {
  const { store, device } = startStore();
  store.choose(isOn);

  const next = startStore(device, true);

  expect(next.store.isOn).toBe(isOn);
  // After a reload, the launch no longer tells whether the host is in full screen.
  expect(next.host.request).toHaveBeenCalledExactlyOnceWith(isOn);
});

test('an old Telegram has no full screen', () => {
  const store = new FullScreenStore({
    device: memoryDevice(),
    host: undefined,
    isFullScreen: false,
    telegramId: 1,
    schedule: () => () => {},
  });
  expect([store.isSupported, store.isOn]).toEqual([false, false]);
});
