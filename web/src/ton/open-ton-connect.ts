import type { TonConnectUI } from '@tonconnect/ui-react';
import type { DeviceStorage } from '../lib/device-storage.ts';
import { WalletFailure } from './wallet-failure.ts';
import type { WalletSettings } from './wallet-settings.ts';

/** TON Connect is one per page: it draws its own windows and keeps its own connection. */
let opened: Promise<TonConnectUI> | undefined;

/**
 * Loads TON Connect when it is first needed, and answers the same one from then on, dressed as the page is.
 * @throws WalletFailure `unreachable` when its code or the list of wallets could not be loaded; the next
 * call tries again
 */
export async function openTonConnect(settings: WalletSettings): Promise<TonConnectUI> {
  opened ??= load(settings).catch((cause: unknown) => {
    opened = undefined;
    throw new WalletFailure('unreachable', { cause });
  });
  const ui = await opened;
  const { dressTonConnect } = await import('./ton-connect.ts');
  dressTonConnect(ui, settings);
  return ui;
}

async function load(settings: WalletSettings): Promise<TonConnectUI> {
  const [{ createTonConnect }] = await Promise.all([
    import('./ton-connect.ts'),
    requireList(settings.walletsUrl),
  ]);
  return createTonConnect(settings);
}

/** Without the operator's list TON Connect would fall back to one of its own, full of foreign hosts. */
async function requireList(walletsUrl: string): Promise<void> {
  const answer = await fetch(walletsUrl);
  const list: unknown = answer.ok ? await answer.json() : undefined;
  if (!Array.isArray(list)) throw new Error(`There is no list of wallets at ${walletsUrl}`);
}

/** Whether an earlier visit left a wallet connected, which is worth loading TON Connect for. */
export function hasKeptConnection(device: DeviceStorage): boolean {
  return device.read('ton-connect-storage_bridge-connection') !== undefined;
}
