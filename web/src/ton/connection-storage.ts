import type { IStorage } from '@tonconnect/ui-react';
import type { DeviceStorage } from '../lib/device-storage.ts';

/**
 * Converts a key of TON Connect into the key on the device. The key on the device contains the player's Telegram id,
 * because several players may share a device.
 */
function deviceKey(telegramId: number, key: string): string {
  return `bold.ton.${telegramId}.${key}`;
}

/**
 * Returns the storage in which TON Connect keeps the wallet connection of one player. If the device refuses to store
 * the connection, the connection lasts until the page is closed.
 */
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

/**
 * Returns true if the device stores a wallet connection of the player's earlier visit. TON Connect must then be loaded.
 */
export function hasStoredConnection(device: DeviceStorage, telegramId: number): boolean {
  const key = deviceKey(telegramId, 'ton-connect-storage_bridge-connection');
  return device.read(key) !== undefined;
}
