import type { TonConnectUI } from '@tonconnect/ui-react';
import { localDevice } from '../lib/device-storage.ts';
import { requestTimeout } from '../lib/request-timeout.ts';
import { keepOwnWallet, restoreOwnWallet } from './connection-storage.ts';
import { WalletFailure } from './wallet-failure.ts';
import type { WalletSettings } from './wallet-settings.ts';
import { closeWindow } from './wallet-window.ts';

/**
 * The only instance of TON Connect on the page: a second one would store its own connection. It is not in the provider
 * of `ui-react`, which would need the library at the start, for players who never connect a wallet.
 */
let opened: Promise<TonConnectUI> | undefined;

/**
 * Returns the instance of TON Connect, which the first call loads. Each call sets the theme to the page's
 * theme, and makes Telegram's back button close an open window of TON Connect in place of the page under it.
 * @throws WalletFailure `unreachable` if TON Connect or the list of wallets could not be loaded
 */
export async function openTonConnect(settings: WalletSettings): Promise<TonConnectUI> {
  opened ??= load(settings).catch((cause: unknown) => {
    // The next call tries again.
    opened = undefined;
    throw new WalletFailure('unreachable', { cause });
  });
  const ui = await opened;
  settings.interceptBack(closeWindow);
  const { setTonConnectTheme } = await import('./ton-connect.ts');
  setTonConnectTheme(ui, settings);
  return ui;
}

async function load(settings: WalletSettings): Promise<TonConnectUI> {
  // Before the import, which reads them.
  restoreOwnWallet(localDevice, settings.telegramId);
  const [{ createTonConnect, whenDescribed }] = await Promise.all([
    import('./ton-connect.ts'),
    requireList(settings.walletsUrl),
  ]);
  const ui = createTonConnect(settings);
  ui.connector.onStatusChange(() => {
    whenDescribed(ui).then(() => keepOwnWallet(localDevice, settings.telegramId));
  });
  return ui;
}

/**
 * Throws if the operator's list of wallets cannot be loaded. Without this check, TON Connect would use its own list,
 * which names hosts that the operator has not chosen.
 */
async function requireList(walletsUrl: string): Promise<void> {
  const response = await fetch(walletsUrl, { signal: requestTimeout() });
  const list: unknown = response.ok ? await response.json() : undefined;
  if (!Array.isArray(list)) throw new Error(`There is no list of wallets at ${walletsUrl}`);
}
