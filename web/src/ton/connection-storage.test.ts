import { expect, test } from 'vitest';
import { memoryDevice } from '../../test/memory-device.ts';
import {
  connectionStorage,
  hasStoredConnection,
  keepOwnWallet,
  restoreOwnWallet,
} from './connection-storage.ts';

const key = 'ton-connect-storage_bridge-connection';

test('a player of a shared device neither sees nor ends the connection of another player', async () => {
  const device = memoryDevice();
  const first = connectionStorage(device, 1);
  const second = connectionStorage(device, 2);
  await first.setItem(key, 'wallet');

  expect(hasStoredConnection(device, 2)).toBe(false);
  expect(await second.getItem(key)).toBeNull();
  await second.removeItem(key);

  expect(hasStoredConnection(device, 1)).toBe(true);
  expect(await first.getItem(key)).toBe('wallet');
  await first.removeItem(key);
  expect(hasStoredConnection(device, 1)).toBe(false);
});

test('on a device that stores nothing a connection lasts until the page is closed', async () => {
  const device = { ...memoryDevice(), write() {} };
  const storage = connectionStorage(device, 1);
  await storage.setItem(key, 'wallet');
  expect(await storage.getItem(key)).toBe('wallet');
  expect(await connectionStorage(device, 1).getItem(key)).toBeNull();
  await storage.removeItem(key);
  expect(await storage.getItem(key)).toBeNull();
});

const shared = 'ton-connect-ui_last-selected-wallet-info';

test('the windows of TON Connect get each player’s own wallet, also with two players in two tabs', () => {
  const device = memoryDevice();
  const connect = (player: number) => {
    device.write(shared, `wallet of ${player}`);
    keepOwnWallet(device, player);
  };
  restoreOwnWallet(device, 1);
  restoreOwnWallet(device, 2);
  connect(2);
  connect(1);

  restoreOwnWallet(device, 2);
  expect(device.read(shared)).toBe('wallet of 2');
  restoreOwnWallet(device, 1);
  expect(device.read(shared)).toBe('wallet of 1');
  restoreOwnWallet(device, 3);
  expect(device.read(shared)).toBeUndefined();
});

test('a wallet that was disconnected is forgotten for its player alone', () => {
  const device = memoryDevice();
  device.write(shared, 'wallet of 1');
  keepOwnWallet(device, 1);
  device.remove(shared);
  keepOwnWallet(device, 2);
  restoreOwnWallet(device, 2);
  expect(device.read(shared)).toBeUndefined();
  restoreOwnWallet(device, 1);
  expect(device.read(shared)).toBe('wallet of 1');
});

test('the wallet that a player connected with the former version of the app stays known', async () => {
  const device = memoryDevice();
  await connectionStorage(device, 1).setItem(key, 'connection');
  device.write(shared, 'wallet of 1');
  restoreOwnWallet(device, 1);
  expect(device.read(shared)).toBe('wallet of 1');
  restoreOwnWallet(device, 2);
  expect(device.read(shared)).toBeUndefined();
  restoreOwnWallet(device, 1);
  expect(device.read(shared)).toBe('wallet of 1');
});
