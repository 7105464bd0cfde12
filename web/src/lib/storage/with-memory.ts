import type { DeviceStorage } from '../device-storage.ts';

/** Wraps `device`. Keeps a value that `device` refuses to store in memory, until the page is closed. */
export function withMemory(device: DeviceStorage): DeviceStorage {
  const memory = new Map<string, string>();
  return {
    read: (key) => memory.get(key) ?? device.read(key),
    write(key, value) {
      device.write(key, value);
      if (device.read(key) === value) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      device.remove(key);
      memory.delete(key);
    },
    keys: () => [...new Set([...device.keys(), ...memory.keys()])],
  };
}
