import type { DeviceStorage } from '../src/lib/device-storage.ts';

export function memoryDevice(): DeviceStorage {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}
