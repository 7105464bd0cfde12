import {
  FetchWalletsError,
  THEME,
  TonConnect,
  TonConnectUI,
  TonConnectUIError,
  UnknownAppError,
  UnknownError,
  UserRejectsError,
  WalletMissingRequiredFeaturesError,
  WalletNotSupportFeatureError,
  WalletWrongNetworkError,
} from '@tonconnect/ui-react';
import { basePath } from '../lib/base-path.ts';
import { localDevice } from '../lib/device-storage.ts';
import { connectionStorage } from './connection-storage.ts';
import { WalletFailure } from './wallet-failure.ts';
import type { WalletSettings } from './wallet-settings.ts';

/** Starts TON Connect. TON Connect sends requests only to the app's origin, `walletsUrl` and the wallets' bridges. */
export function createTonConnect(settings: WalletSettings): TonConnectUI {
  const { walletsUrl, network, language, telegramId } = settings;
  const connector = new TonConnect({
    manifestUrl: `${location.origin}${basePath}/tonconnect-manifest.json`,
    walletsListSource: walletsUrl,
    storage: connectionStorage(localDevice, telegramId),
    analytics: { mode: 'off' },
  });
  connector.setConnectionNetwork(network);
  return new TonConnectUI({ connector, language });
}

/**
 * Sets the theme of TON Connect's windows. Sets all other options again, because TON Connect resets each option that is
 * missing.
 */
export function setTonConnectTheme(ui: TonConnectUI, { returnUrl }: WalletSettings): void {
  const isDark = document.documentElement.style.colorScheme === 'dark';
  ui.uiOptions = {
    uiPreferences: { theme: isDark ? THEME.DARK : THEME.LIGHT },
    actionsConfiguration: {
      // Shows TON Connect's window only before the wallet responds; the app itself shows the result.
      modals: ['before'],
      notifications: [],
      ...(isAddress(returnUrl) && { twaReturnUrl: returnUrl }),
    },
  };
}

/**
 * Resolves when TON Connect has looked for the connected wallet in the list, and has stored what it found. It needs the
 * entry to open the wallet for the next request.
 */
export async function whenDescribed(ui: TonConnectUI): Promise<void> {
  await ui.getWallets().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
}

export function toWalletFailure(cause: unknown): WalletFailure {
  if (cause instanceof WalletFailure) return cause;
  return new WalletFailure(reasonOf(cause), { cause });
}

function reasonOf(error: unknown): WalletFailure['reason'] {
  if (error instanceof UserRejectsError) return 'declined';
  if (error instanceof WalletWrongNetworkError) return 'wrong-network';
  if (error instanceof FetchWalletsError) return 'unreachable';
  const isUnable =
    error instanceof WalletNotSupportFeatureError ||
    error instanceof WalletMissingRequiredFeaturesError;
  return isUnable ? 'unsupported' : 'failed';
}

/**
 * Returns true if a request to the wallet ended without a response, or with an error that a wallet also reports after
 * it has sent the transfer. The wallet may have executed such a request, or can still do so.
 */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TonConnectUIError || error instanceof UnknownError;
}

/** Returns true if the wallet has ended its connection to the app without telling the app. */
export function isForgotten(error: unknown): boolean {
  return error instanceof UnknownAppError;
}

function isAddress(text: string): text is `${string}://${string}` {
  return text.includes('://');
}
