import { type TonConnectUI, TonConnectUIProvider, useTonWallet } from '@tonconnect/ui-react';
import type { ReactNode } from 'react';

/** Renders content from the connected wallet's name. `name` is null if no wallet is connected. */
type ByName = (name: string | null) => ReactNode;

/**
 * Renders `children` with the name of the connected wallet. Load this file with a dynamic `import()`, so that the app
 * starts without TON Connect.
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
