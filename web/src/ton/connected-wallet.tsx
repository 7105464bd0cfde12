import { type TonConnectUI, TonConnectUIProvider, useTonWallet } from '@tonconnect/ui-react';
import type { ReactNode } from 'react';

/** A function that renders content for the name of the connected wallet. The name is null if no wallet is connected. */
type ByName = (name: string | null) => ReactNode;

/**
 * Renders `children` with the name of the currently connected wallet. This component is loaded together with TON
 * Connect.
 * @param props.ui the only instance of TON Connect on the page
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
