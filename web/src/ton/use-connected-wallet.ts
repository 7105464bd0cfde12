import type { TonConnectUI } from '@tonconnect/ui-react';
import { useCallback, useSyncExternalStore } from 'react';

/** The name of the wallet that is connected, null without one; it may leave by itself at any time. */
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
