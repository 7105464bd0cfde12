import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryDevice } from '../../../test/memory-device.ts';
import type { DeviceStorage } from '../../lib/device-storage.ts';
import { allowReload, reloadAfterFailedImport } from './reload-after-failed-import.ts';

/** Opens a fake page. The returned `failImport` dispatches Vite's event for a failed import. */
function openPage({ isReachable = true, session = memoryDevice() as DeviceStorage } = {}) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const clock = { now: 1_000_000 };
  const reload = vi.fn();
  const probe = vi.fn(async () => {
    if (!isReachable) throw new TypeError('Failed to fetch');
  });
  onTestFinished(reloadAfterFailedImport({ session, now: () => clock.now, probe, reload }));
  async function failImport() {
    const asked = probe.mock.calls.length;
    dispatchEvent(new Event('vite:preloadError'));
    expect(probe).toHaveBeenCalledTimes(asked + 1);
    await Promise.allSettled(probe.mock.results.map(({ value }) => value));
  }
  return { clock, reload, failImport };
}

test('a page whose code was replaced by a release is reloaded', async () => {
  const { reload, failImport } = openPage();
  await failImport();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page is not reloaded while the app’s origin cannot be reached', async () => {
  const { reload, failImport } = openPage({ isReachable: false });
  await failImport();
  expect(reload).not.toHaveBeenCalled();
});

test('code that stays missing reloads the page at most once a minute', async () => {
  const { clock, reload, failImport } = openPage();
  await failImport();
  clock.now += 59_999;
  await failImport();
  expect(reload).toHaveBeenCalledOnce();
  clock.now += 1;
  await failImport();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a clock that was set back by an hour does not stop the reloads for an hour', async () => {
  const { clock, reload, failImport } = openPage();
  await failImport();
  clock.now -= 3_600_000;
  await failImport();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page is not reloaded where the session has no storage', async () => {
  const session = { ...memoryDevice(), write() {} };
  const { reload, failImport } = openPage({ session });
  await failImport();
  expect(reload).not.toHaveBeenCalled();
});

test('a player who asks for the page again does not wait for the minute', async () => {
  const session = memoryDevice();
  const { reload, failImport } = openPage({ session });
  await failImport();
  allowReload(session);
  await failImport();
  expect(reload).toHaveBeenCalledTimes(2);
});
