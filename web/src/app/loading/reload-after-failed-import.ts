import type { DeviceStorage } from '../../lib/device-storage.ts';

const storageKey = 'bold.reloaded';
/** The minimum time between two automatic reloads, in milliseconds. */
const intervalMs = 60_000;

type ReloadDeps = {
  /** Stores the time of the last reload. */
  session: DeviceStorage;
  /** The clock, in milliseconds. */
  now(): number;
  /** Sends a request to the app's origin. Rejects if the origin cannot be reached. */
  probe(): Promise<unknown>;
  reload(): void;
};

/**
 * Reloads the page when an import of the page's code fails, for example after a release. Does not reload if the app's
 * origin does not respond, if the last reload was less than a minute ago, or if `session` cannot store the time.
 * @returns a function that stops watching for failed imports
 */
export function reloadAfterFailedImport({ session, now, probe, reload }: ReloadDeps): () => void {
  function isDue(): boolean {
    const time = now();
    // The clock may have been set back.
    const elapsed = Math.abs(time - Number(session.read(storageKey) ?? -intervalMs));
    if (elapsed < intervalMs) return false;
    session.write(storageKey, String(time));
    // Without a storage the next page would not know of this reload.
    return session.read(storageKey) === String(time);
  }

  async function check() {
    try {
      // A device without a network must keep the app, because a reload would end it.
      await probe();
    } catch (error) {
      console.warn(error);
      return;
    }
    if (isDue()) reload();
  }

  const onFailure = () => void check();
  addEventListener('vite:preloadError', onFailure);
  return () => removeEventListener('vite:preloadError', onFailure);
}

/** Lets the next failed import reload the page, even shortly after another reload. */
export function allowReload(session: DeviceStorage): void {
  session.remove(storageKey);
}
