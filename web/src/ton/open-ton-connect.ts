import type { TonConnectUI } from '@tonconnect/ui-react';
import type { DeviceStorage } from '../lib/device-storage.ts';
import { WalletFailure } from './wallet-failure.ts';
import type { WalletSettings } from './wallet-settings.ts';

/**
 * The only instance of TON Connect on the page, because each instance adds its own windows and stores its own
 * connection. TON Connect's React provider (`connected-wallet.tsx`) receives this instance and creates none, because a
 * payment needs the same instance.
 */
let opened: Promise<TonConnectUI> | undefined;

/**
 * Loads TON Connect at the first call and returns the same instance afterwards. Each call sets the theme of TON Connect
 * to that of the page.
 * @throws WalletFailure `unreachable` if TON Connect's code or the list of wallets could not be loaded; the next call
 * tries again
 */
export async function openTonConnect(settings: WalletSettings): Promise<TonConnectUI> {
  opened ??= load(settings).catch((cause: unknown) => {
    opened = undefined;
    throw new WalletFailure('unreachable', { cause });
  });
  const ui = await opened;
  const { setTonConnectTheme } = await import('./ton-connect.ts');
  setTonConnectTheme(ui, settings);
  return ui;
}

async function load(settings: WalletSettings): Promise<TonConnectUI> {
  const [{ createTonConnect }] = await Promise.all([
    import('./ton-connect.ts'),
    requireList(settings.walletsUrl),
  ]);
  return createTonConnect(settings);
}

/**
 * Throws if the operator's list of wallets cannot be loaded. Without that list, TON Connect would use its own list,
 * whose wallets are on foreign hosts.
 */
async function requireList(walletsUrl: string): Promise<void> {
  const response = await fetch(walletsUrl);
  const list: unknown = response.ok ? await response.json() : undefined;
  if (!Array.isArray(list)) throw new Error(`There is no list of wallets at ${walletsUrl}`);
}

/** Returns true if a wallet is still connected from an earlier visit, so that TON Connect must be loaded. */
export function hasStoredConnection(device: DeviceStorage): boolean {
  return device.read('ton-connect-storage_bridge-connection') !== undefined;
}
