/** A storage on this device that maps keys to texts. No method throws. */
export type DeviceStorage = {
  read(key: string): string | undefined;
  /** Does nothing if the browser refuses to store the value. */
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
};

/** Wraps the web storage that `open` returns. If `open` throws, reads find nothing and writes do nothing. */
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

/** Returns the stored JSON value; `undefined` if the text is missing or not JSON. */
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

/** A storage that lasts until the browser tab is closed. In Telegram Web the tab outlives the app. */
export const sessionDevice = deviceStorage(() => sessionStorage);
