/** A storage on this device that maps keys to texts. No method throws. */
export type DeviceStorage = {
  read(key: string): string | undefined;
  /**
   * Stores `value` under `key`. Does nothing if the browser refuses this, for example in private mode or because the
   * quota is used up.
   */
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Returns the keys of all stored texts. */
  keys(): readonly string[];
};

/**
 * Returns a device storage that uses a web storage.
 * @param open returns the web storage; if a web view forbids the access, `open` throws and the device storage is empty
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

/** Returns the stored text under the key, parsed as JSON. Returns undefined if the text is missing or not JSON. */
export function readJson(device: DeviceStorage, key: string): unknown {
  const text = device.read(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A storage that lasts until the player clears the browser's data. */
export const localDevice = deviceStorage(() => localStorage);

/** A storage that lasts until the page is closed. */
export const sessionDevice = deviceStorage(() => sessionStorage);
