import { useTexts } from '../../lib/language.ts';
import type { WalletSettings } from '../../ton/wallet-settings.ts';
import { Button } from '../../ui/button.tsx';
import { financesText } from './finances-text.ts';
import { useWalletConnection } from './use-wallet-connection.ts';
import css from './wallet-card.module.css';

type WalletConnectionProps = {
  settings: WalletSettings;
  /** True if the address in the profile is verified. */
  isVerified: boolean;
};

/**
 * Renders the buttons that connect and disconnect a wallet. Loads TON Connect when the player presses "Connect wallet",
 * or at once if the device stores a connection.
 */
export function WalletConnection({ settings, isVerified }: WalletConnectionProps) {
  const { wallet } = useTexts(financesText);
  const { tonConnect, isBusy, connect, disconnect } = useWalletConnection(settings);

  const actions = (name: string | null) => (
    <>
      {name === null ? null : (
        <div className={css.connected}>
          <p>{wallet.connected(name)}</p>
          <Button look="plain" isBusy={isBusy} onClick={disconnect}>
            {wallet.disconnect}
          </Button>
        </div>
      )}
      {name === null || !isVerified ? (
        <Button
          wide
          look={isVerified ? 'outline' : 'solid'}
          isBusy={isBusy}
          aria-busy={isBusy}
          onClick={connect}
        >
          {isBusy ? wallet.connecting : wallet.connect}
        </Button>
      ) : null}
    </>
  );
  if (!tonConnect) return actions(null);
  const { ui, ConnectedWallet } = tonConnect;
  return <ConnectedWallet ui={ui}>{actions}</ConnectedWallet>;
}
