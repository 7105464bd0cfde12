import { expect, test, vi } from 'vitest';
import { memoryDevice } from '../../../test/memory-device.ts';
import { retryLaunch } from './retry-launch.ts';

/** Creates a fake page. `waits` lists how many seconds `launch` waits before each attempt to reload the page. */
function launcher({ session = memoryDevice(), isReachable = (): boolean => true } = {}) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const waits: number[] = [];
  const reload = vi.fn();
  async function launch({ isLaunched = false } = {}) {
    await retryLaunch({
      isLaunched: () => isLaunched,
      session,
      probe: async () => {
        if (!isReachable()) throw new TypeError('Failed to fetch');
      },
      wait: async (ms) => waits.push(ms / 1000),
      reload,
    });
  }
  return { waits, reload, launch };
}

test('a page whose first script is missing is reloaded, later each time but within a minute', async () => {
  const { waits, reload, launch } = launcher();
  for (let time = 0; time < 8; time += 1) await launch();
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(reload).toHaveBeenCalledTimes(8);
});

test('a page that has launched is not reloaded, and the next failure waits a second again', async () => {
  const { waits, reload, launch } = launcher();
  for (let time = 0; time < 5; time += 1) await launch();
  waits.length = 0;
  reload.mockClear();
  await launch({ isLaunched: true });
  expect(reload).not.toHaveBeenCalled();
  await launch();
  expect(waits).toEqual([1]);
});

test('a page is not reloaded before the app’s origin can be reached', async () => {
  const answers = [false, false, true];
  const { waits, reload, launch } = launcher({ isReachable: () => answers.shift() ?? true });
  await launch();
  expect(waits).toEqual([1, 2, 4]);
  expect(reload).toHaveBeenCalledOnce();
});

test('without a storage every wait is a minute', async () => {
  const { waits, launch } = launcher({ session: { ...memoryDevice(), write() {} } });
  await launch();
  expect(waits).toEqual([60]);
});
