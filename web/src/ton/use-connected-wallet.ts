import type { TonConnectUI } from '@tonconnect/ui-react';
import { useCallback, useSyncExternalStore } from 'react';

/** Returns the name of the connected wallet, or null. A wallet can disconnect at any time. */
export function useConnectedWallet(ui: TonConnectUI | undefined): string | null {
  const subscribe = useCallback(
    (listener: () => void) => ui?.onStatusChange(listener) ?? (() => {}),
    [ui],
  );
  return useSyncExternalStore(subscribe, () => nameOf(ui));
}

function nameOf(ui: TonConnectUI | undefined): string | null {
  const wallet = ui?.wallet;
  if (!wallet) return null;
  return 'name' in wallet && wallet.name ? wallet.name : wallet.device.appName;
}
