import type { DeviceStorage } from '../../lib/device-storage.ts';

const storageKey = 'bold.failedLaunches';
const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

type LaunchDeps = {
  /** Returns true if the app's first script has run and the page's style sheet is loaded. */
  isLaunched(): boolean;
  /** Stores the number of failed launches in a row. */
  session: DeviceStorage;
  /** Sends a request to the app's origin. Rejects if the request fails. */
  probe(): Promise<unknown>;
  wait(ms: number): Promise<unknown>;
  reload(): void;
};

/**
 * Reloads the page if its first script or style sheet is missing. The pause before an attempt to reload lasts from one
 * second to one minute, and is longer after more failures.
 */
export async function retryLaunch(deps: LaunchDeps): Promise<void> {
  const { isLaunched, session, probe, wait, reload } = deps;
  if (isLaunched()) return session.remove(storageKey);
  for (let failures = Number(session.read(storageKey) ?? 0); ; failures += 1) {
    const stored = String(failures + 1);
    session.write(storageKey, stored);
    // Without a storage the next page would not know of this failure.
    const isStored = session.read(storageKey) === stored;
    await wait(isStored ? Math.min(firstWaitMs * 2 ** failures, longestWaitMs) : longestWaitMs);
    try {
      // Without a network a reload would replace the loading view by an error page of the browser.
      await probe();
      return reload();
    } catch (error) {
      console.warn(error);
    }
  }
}
