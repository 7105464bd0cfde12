import type { PaymentInfo } from '@bold/sdk';
import { useId } from 'react';
import { useTexts } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { useWalletSettings } from '../../ton/wallet-settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { financesText } from './finances-text.ts';
import css from './wallet-card.module.css';
import { WalletConnection } from './wallet-connection.tsx';
import { walletRows } from './wallet-rows.ts';

export function WalletCard({ info }: { info: PaymentInfo }) {
  const { wallet } = useTexts(financesText);
  const title = useId();
  const settings = useWalletSettings();
  const { wallet_hash: address, wallet_verified: isVerified } = info;

  return (
    <Card aria-labelledby={title}>
      <div className={css.head}>
        <h2 id={title} className={css.title}>
          {wallet.title}
        </h2>
        {isVerified ? <p className={css.badge}>{wallet.verified}</p> : null}
      </div>
      {address === null ? (
        <p className={css.text}>{wallet.none}</p>
      ) : (
        <WalletAddress address={address} />
      )}
      {address !== null && !isVerified ? (
        <p className={css.text}>{settings ? wallet.unverified : wallet.unverifiedByHand}</p>
      ) : null}
      <div className={css.actions}>
        {settings ? <WalletConnection settings={settings} isVerified={isVerified} /> : null}
        <ButtonLink wide look="outline" to={paths.editWallet}>
          {address === null ? wallet.add : wallet.edit}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Shows a wallet address in groups of six characters, four per row (spec §5). A copied address has no spaces. */
function WalletAddress({ address }: { address: string }) {
  // Two groups can have the same characters, so the keys are positions.
  const rows = walletRows(address).map((groups, row) => ({
    row,
    groups: groups.map((text, place) => ({ text, place })),
  }));
  return (
    <p className={css.address} translate="no">
      {rows.map(({ row, groups }) => (
        <span key={row} className={css.row}>
          {groups.map(({ text, place }) => (
            <span key={place}>{text}</span>
          ))}
        </span>
      ))}
    </p>
  );
}
