import type { IStorage } from '@tonconnect/ui-react';
import type { DeviceStorage } from '../lib/device-storage.ts';
import { withMemory } from '../lib/storage/with-memory.ts';

/** Converts a key of TON Connect into a key of one player, because several players may share a device. */
function deviceKey(telegramId: number, key: string): string {
  return `bold.ton.${telegramId}.${key}`;
}

/** Returns one player's storage for TON Connect. Falls back to memory if the device refuses to store a value. */
export function connectionStorage(device: DeviceStorage, telegramId: number): IStorage {
  const storage = withMemory(device);
  return {
    async getItem(key) {
      return storage.read(deviceKey(telegramId, key)) ?? null;
    },
    async setItem(key, value) {
      storage.write(deviceKey(telegramId, key), value);
    },
    async removeItem(key) {
      storage.remove(deviceKey(telegramId, key));
    },
  };
}

/** What TON Connect's windows store past the connection's storage, for all players of the device. */
const windowNames = ['wallet-info', 'preferred-wallet', 'last-selected-wallet-info'];
const sharedKey = (name: string) => `ton-connect-ui_${name}`;

/**
 * Gives TON Connect's windows what they stored about this player's wallet, in place of another player's. They show and
 * open the wallet by it.
 */
export function restoreOwnWallet(device: DeviceStorage, telegramId: number): void {
  const isKnown = windowNames.some(
    (name) => device.read(deviceKey(telegramId, name)) !== undefined,
  );
  // The former version of the app stored nothing for each player.
  if (!isKnown && hasStoredConnection(device, telegramId)) keepOwnWallet(device, telegramId);
  else for (const name of windowNames) copy(device, deviceKey(telegramId, name), sharedKey(name));
}

/** Stores for this player alone what TON Connect's windows have stored for all players. */
export function keepOwnWallet(device: DeviceStorage, telegramId: number): void {
  for (const name of windowNames) copy(device, sharedKey(name), deviceKey(telegramId, name));
}

function copy(device: DeviceStorage, from: string, to: string): void {
  const value = device.read(from);
  if (value === undefined) device.remove(to);
  else device.write(to, value);
}

/** Returns true if an earlier visit has stored a wallet connection. TON Connect must then be loaded. */
export function hasStoredConnection(device: DeviceStorage, telegramId: number): boolean {
  const key = deviceKey(telegramId, 'ton-connect-storage_bridge-connection');
  return device.read(key) !== undefined;
}
