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

/** Renders the buttons that connect and disconnect a wallet. */
export function WalletConnection({ settings, isVerified }: WalletConnectionProps) {
  const { wallet } = useTexts(financesText);
  const { walletName, isConnecting, isBusy, connect, disconnect } = useWalletConnection(settings);

  return (
    <>
      {walletName === null ? null : (
        <div className={css.connected}>
          <p>{wallet.connected(walletName)}</p>
          <Button look="plain" isBusy={isBusy} onClick={disconnect}>
            {wallet.disconnect}
          </Button>
        </div>
      )}
      {walletName === null || !isVerified ? (
        <Button
          wide
          look={isVerified ? 'outline' : 'solid'}
          isBusy={isBusy}
          aria-busy={isConnecting}
          onClick={connect}
        >
          {isConnecting ? wallet.connecting : wallet.connect}
        </Button>
      ) : null}
    </>
  );
}
