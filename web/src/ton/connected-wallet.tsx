import { type TonConnectUI, TonConnectUIProvider, useTonWallet } from '@tonconnect/ui-react';
import type { ReactNode } from 'react';

/** Renders content for the name of the connected wallet; the name is null if no wallet is connected. */
type ByName = (name: string | null) => ReactNode;

/**
 * Provides TON Connect's hooks with `ui`, the page's only instance, and renders `children` again when a wallet connects
 * or disconnects. The code of this component loads together with TON Connect, so it adds nothing to the first load.
 */
export function ConnectedWallet({ ui, children }: { ui: TonConnectUI; children: ByName }) {
  return (
    <TonConnectUIProvider instance={ui}>
      <WalletName>{children}</WalletName>
    </TonConnectUIProvider>
  );
}

function WalletName({ children }: { children: ByName }) {
  const wallet = useTonWallet();
  if (!wallet) return children(null);
  return children('name' in wallet && wallet.name ? wallet.name : wallet.device.appName);
}
