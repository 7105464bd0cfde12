import { type TonConnectUI, TonConnectUIProvider, useTonWallet } from '@tonconnect/ui-react';
import type { ReactNode } from 'react';

/** Renders content that depends on the name of the connected wallet. The name is null if no wallet is connected. */
type ByName = (name: string | null) => ReactNode;

/**
 * Renders `children` with the name of the connected wallet, and again when a wallet connects or disconnects. Provides
 * the hooks of TON Connect with `ui`, the only instance on the page. This component loads together with TON Connect, so
 * it adds nothing to the first load.
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
