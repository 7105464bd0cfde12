/** What is kept on this device: text under keys. A store that refuses (private mode, quota) only forgets. */
export type DeviceStorage = {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Of all that is kept, by whomever. */
  keys(): readonly string[];
};

/**
 * Wraps a web storage so that it never throws: a web view may forbid it altogether.
 * @param open answers the storage; it may throw, which counts as an empty one
 */
export function deviceStorage(open: () => Storage): DeviceStorage {
  function attempt<T>(act: (storage: Storage) => T): T | undefined {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    write: (key, value) => attempt((storage) => storage.setItem(key, value)),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
    keys: () => attempt((storage) => Object.keys(storage)) ?? [],
  };
}

/** Kept until the player clears the browser's data. */
export const localDevice = deviceStorage(() => localStorage);

/** Kept until the page is closed. */
export const sessionDevice = deviceStorage(() => sessionStorage);
