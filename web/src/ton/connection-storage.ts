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

const ownerKey = 'bold.ton.owner';

/**
 * Removes what TON Connect's windows remember of the last wallet if it is another player's. They store it past the
 * connection's storage, for all players of the device, and would name and open that wallet.
 */
export function dropOthersWallet(device: DeviceStorage, telegramId: number): void {
  const owner = String(telegramId);
  if (device.read(ownerKey) === owner) return;
  for (const name of ['wallet-info', 'preferred-wallet', 'last-selected-wallet-info']) {
    device.remove(`ton-connect-ui_${name}`);
  }
  device.write(ownerKey, owner);
}

/** Returns true if an earlier visit has stored a wallet connection. TON Connect must then be loaded. */
export function hasStoredConnection(device: DeviceStorage, telegramId: number): boolean {
  const key = deviceKey(telegramId, 'ton-connect-storage_bridge-connection');
  return device.read(key) !== undefined;
}
