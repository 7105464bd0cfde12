import type { ExtendedProfile } from '@bold/sdk';
import { useMutation } from '@tanstack/react-query';
import type { TonConnectUI } from '@tonconnect/ui-react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { localDevice } from '../../lib/device-storage.ts';
import { useTexts } from '../../lib/language.ts';
import { useInFlightGuard } from '../../lib/use-in-flight-guard.ts';
import { useProfileSave } from '../../lib/use-profile-save.ts';
import { hasStoredConnection } from '../../ton/connection-storage.ts';
import { openTonConnect } from '../../ton/open-ton-connect.ts';
import { WalletFailure } from '../../ton/wallet-failure.ts';
import { walletFailureText } from '../../ton/wallet-failure-text.ts';
import type { WalletSettings } from '../../ton/wallet-settings.ts';
import { useToasts } from '../../ui/toasts/toasts-context.ts';
import { financesText } from './finances-text.ts';

/**
 * Returns functions that connect and disconnect a wallet, and the connected wallet's name. Loads TON Connect when
 * `connect` is called, or at once if the device stores a connection.
 */
export function useWalletConnection(settings: WalletSettings) {
  const { wallet: texts } = useTexts(financesText);
  const failures = useTexts(walletFailureText);
  const toasts = useToasts();
  const once = useInFlightGuard();
  const [ui, setUi] = useState<TonConnectUI>();

  useEffect(() => {
    // A failure is only logged: the player can connect the wallet again.
    if (hasStoredConnection(localDevice, settings.telegramId))
      openTonConnect(settings).then(setUi, console.warn);
  }, [settings]);

  // TON Connect's window must not stay open, or open late, over another page.
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const { mutateAsync: inSequence } = useProfileSave((save: () => Promise<ExtendedProfile>) =>
    save(),
  );

  /**
   * Connects a wallet and saves the wallet's address. Shows a toast if the wallet fails.
   * @returns the new profile, or `undefined` if no wallet was connected. This happens if the wallet fails, the player
   * chooses no wallet, or the player leaves the page.
   * @throws any error that is not a `WalletFailure`; the query client shows a toast for this error
   */
  async function link(): Promise<ExtendedProfile | undefined> {
    const controller = new AbortController();
    const { signal } = controller;
    leaving.current = controller;
    try {
      const opened = await openTonConnect(settings);
      if (signal.aborted) return undefined;
      setUi(opened);
      const wasConnected = opened.connected;
      const { linkWallet } = await import('../../ton/link-wallet.ts');
      const profile = await linkWallet(opened, { settings, inSequence, signal });
      if (!profile && wasConnected && !opened.connected) toasts.show(texts.disconnected);
      return profile;
    } catch (error) {
      if (!(error instanceof WalletFailure)) throw error;
      toasts.show(failures[error.reason]);
      return undefined;
    }
  }

  const linking = useMutation({
    mutationFn: link,
    onSuccess: (profile) => {
      if (!profile) return;
      toasts.show(profile.payment_info?.wallet_verified ? texts.proved : texts.linked);
    },
  });
  const disconnecting = useMutation({
    mutationFn: async () => ui?.disconnect(),
    onSuccess: () => toasts.show(texts.disconnected),
  });

  return {
    walletName: useWalletName(ui),
    isConnecting: linking.isPending,
    isBusy: linking.isPending || disconnecting.isPending,
    connect: () => once((onSettled) => linking.mutate(undefined, { onSettled })),
    disconnect: () => once((onSettled) => disconnecting.mutate(undefined, { onSettled })),
  };
}

/** Returns the name of the connected wallet, or null if no wallet is connected. */
function useWalletName(ui: TonConnectUI | undefined): string | null {
  const subscribe = useCallback(
    (notify: () => void) => {
      // TON Connect reports a wallet that the list of wallets does not name only at its connector, and the name in the
      // list only at its user interface.
      const stops = [ui?.connector.onStatusChange(notify), ui?.onStatusChange(notify)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    [ui],
  );
  return useSyncExternalStore(subscribe, () => {
    const wallet = ui?.wallet;
    if (!wallet) return null;
    return 'name' in wallet && wallet.name ? wallet.name : wallet.device.appName;
  });
}
