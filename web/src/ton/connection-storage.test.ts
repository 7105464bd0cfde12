import { expect, test } from 'vitest';
import { memoryDevice } from '../../test/memory-device.ts';
import { connectionStorage, dropOthersWallet, hasStoredConnection } from './connection-storage.ts';

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

test('the windows of TON Connect do not name the wallet of another player of the device', () => {
  const device = memoryDevice();
  const name = 'ton-connect-ui_last-selected-wallet-info';
  dropOthersWallet(device, 1);
  device.write(name, 'wallet of 1');
  dropOthersWallet(device, 1);
  expect(device.read(name)).toBe('wallet of 1');
  dropOthersWallet(device, 2);
  expect(device.read(name)).toBeUndefined();
});
