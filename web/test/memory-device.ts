import type { DeviceStorage } from '../src/lib/device-storage.ts';

/** A device that remembers for as long as the test runs. */
export function memoryDevice(): DeviceStorage {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}
