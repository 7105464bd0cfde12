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
/** What TON Connect's windows store past the connection's storage, for all players of the device. */
const windowNames = ['wallet-info', 'preferred-wallet', 'last-selected-wallet-info'];

/**
 * Gives TON Connect's windows what they remember of this player's last wallet, and puts away what they remember of
 * another player's wallet. They open the wallet by it.
 */
export function restoreOwnWallet(device: DeviceStorage, telegramId: number): void {
  const own = String(telegramId);
  const owner = device.read(ownerKey);
  if (owner === own) return;
  device.write(ownerKey, own);
  // The former version of the app stored no owner.
  if (owner === undefined && hasStoredConnection(device, telegramId)) return;
  for (const name of windowNames) {
    const shared = `ton-connect-ui_${name}`;
    if (owner !== undefined) move(device, shared, deviceKey(Number(owner), name));
    device.remove(shared);
    move(device, deviceKey(telegramId, name), shared);
  }
}

function move(device: DeviceStorage, from: string, to: string): void {
  const value = device.read(from);
  if (value !== undefined) device.write(to, value);
  device.remove(from);
}

/** Returns true if an earlier visit has stored a wallet connection. TON Connect must then be loaded. */
export function hasStoredConnection(device: DeviceStorage, telegramId: number): boolean {
  const key = deviceKey(telegramId, 'ton-connect-storage_bridge-connection');
  return device.read(key) !== undefined;
}
