import type { IStorage } from '@tonconnect/ui-react';
import type { DeviceStorage } from '../lib/device-storage.ts';

/** Converts a key of TON Connect into a key of one player, because several players may share a device. */
function deviceKey(telegramId: number, key: string): string {
  return `bold.ton.${telegramId}.${key}`;
}

/** Returns one player's storage for TON Connect. Falls back to memory if the device refuses to store a value. */
export function connectionStorage(device: DeviceStorage, telegramId: number): IStorage {
  const memory = new Map<string, string>();
  return {
    async getItem(key) {
      return device.read(deviceKey(telegramId, key)) ?? memory.get(key) ?? null;
    },
    async setItem(key, value) {
      device.write(deviceKey(telegramId, key), value);
      if (device.read(deviceKey(telegramId, key)) !== value) memory.set(key, value);
    },
    async removeItem(key) {
      device.remove(deviceKey(telegramId, key));
      memory.delete(key);
    },
  };
}

/** Returns true if an earlier visit has stored a wallet connection. TON Connect must then be loaded. */
export function hasStoredConnection(device: DeviceStorage, telegramId: number): boolean {
  const key = deviceKey(telegramId, 'ton-connect-storage_bridge-connection');
  return device.read(key) !== undefined;
}
