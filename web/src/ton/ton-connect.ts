import {
  FetchWalletsError,
  THEME,
  TonConnect,
  TonConnectUI,
  TonConnectUIError,
  UserRejectsError,
  WalletMissingRequiredFeaturesError,
  WalletNotSupportFeatureError,
  WalletWrongNetworkError,
} from '@tonconnect/ui-react';
import { WalletFailure } from './wallet-failure.ts';
import type { WalletSettings } from './wallet-settings.ts';

/**
 * Starts TON Connect, which takes up the connection of an earlier visit by itself. It asks the own origin,
 * the list of wallets and the wallets' bridges, and nobody else: its statistics stay off.
 */
export function createTonConnect(settings: WalletSettings): TonConnectUI {
  const { walletsUrl, network, language } = settings;
  const connector = new TonConnect({
    manifestUrl: `${location.origin}/tonconnect-manifest.json`,
    walletsListSource: walletsUrl,
    analytics: { mode: 'off' },
  });
  connector.setConnectionNetwork(network);
  return new TonConnectUI({ connector, language });
}

/** Lets TON Connect's windows be as dark or as light as the page is now; all options are set together. */
export function dressTonConnect(ui: TonConnectUI, { returnUrl }: WalletSettings): void {
  const isDark = document.documentElement.style.colorScheme === 'dark';
  ui.uiOptions = {
    uiPreferences: { theme: isDark ? THEME.DARK : THEME.LIGHT },
    actionsConfiguration: {
      // Only a wallet elsewhere needs to be opened by hand; what came of it the app says itself.
      modals: ['before'],
      notifications: [],
      ...(isAddress(returnUrl) && { twaReturnUrl: returnUrl }),
    },
  };
}

/** What TON Connect threw, in the app's words. */
export function toWalletFailure(cause: unknown): WalletFailure {
  if (cause instanceof WalletFailure) return cause;
  return new WalletFailure(reasonOf(cause), { cause });
}

function reasonOf(error: unknown): WalletFailure['reason'] {
  if (error instanceof UserRejectsError || isClosed(error)) return 'declined';
  if (error instanceof WalletWrongNetworkError) return 'wrong-network';
  if (error instanceof FetchWalletsError) return 'unreachable';
  const isUnable =
    error instanceof WalletNotSupportFeatureError ||
    error instanceof WalletMissingRequiredFeaturesError;
  return isUnable ? 'unsupported' : 'failed';
}

/** The player closed TON Connect's window before the wallet answered; the error has no class of its own. */
function isClosed(error: unknown): boolean {
  return error instanceof TonConnectUIError && error.message.includes('was not sent');
}

function isAddress(text: string): text is `${string}://${string}` {
  return text.includes('://');
}
