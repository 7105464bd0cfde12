import type { ExtendedProfile } from '@bold/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TonConnectUI } from '@tonconnect/ui-react';
import { useEffect, useState } from 'react';
import { localDevice } from '../../lib/device-storage.ts';
import { useTexts } from '../../lib/language.ts';
import { writeProfileToCache } from '../../lib/write-profile-to-cache.ts';
import { hasKeptConnection, openTonConnect } from '../../ton/open-ton-connect.ts';
import { useConnectedWallet } from '../../ton/use-connected-wallet.ts';
import { WalletFailure } from '../../ton/wallet-failure.ts';
import { walletFailureText } from '../../ton/wallet-failure-text.ts';
import type { WalletSettings } from '../../ton/wallet-settings.ts';
import { useToasts } from '../../ui/toasts/toasts-context.ts';
import { referralsText } from './referrals-text.ts';

/** The connected wallet's name, and the ways to connect one and to let it go. */
export function useWalletConnection(settings: WalletSettings) {
  const { wallet: words } = useTexts(referralsText);
  const failures = useTexts(walletFailureText);
  const toasts = useToasts();
  const queries = useQueryClient();
  const [ui, setUi] = useState<TonConnectUI>();
  const name = useConnectedWallet(ui);

  useEffect(() => {
    // Without it the page is as good as before: the wallet can be connected anew.
    if (hasKeptConnection(localDevice)) openTonConnect(settings).then(setUi, console.warn);
  }, [settings]);

  useEffect(() => {
    return () => {
      if (ui?.modalState.status === 'opened') ui.closeModal();
    };
  }, [ui]);

  /** Tells what the wallet would not do; what the server would not is told by the app. */
  async function link(): Promise<ExtendedProfile | undefined> {
    try {
      const opened = await openTonConnect(settings);
      setUi(opened);
      const { linkWallet } = await import('../../ton/link-wallet.ts');
      return await linkWallet(opened, settings.network);
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
      writeProfileToCache(queries, profile);
      toasts.show(profile.payment_info?.wallet_verified ? words.proved : words.linked);
    },
  });
  const leaving = useMutation({
    mutationFn: async () => ui?.disconnect(),
    onSuccess: () => toasts.show(words.disconnected),
  });

  return {
    name,
    isBusy: linking.isPending || leaving.isPending,
    connect: () => linking.mutate(),
    disconnect: () => leaving.mutate(),
  };
}
