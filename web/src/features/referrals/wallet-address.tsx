import css from './wallet-address.module.css';
import { walletRows } from './wallet-rows.ts';

/** A wallet's address in groups of six characters, four to a row (spec §5); copied as one word. */
export function WalletAddress({ address }: { address: string }) {
  // The same six characters can come twice: only their place tells groups apart.
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
