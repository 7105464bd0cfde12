import css from './wallet-address.module.css';
import { walletRows } from './wallet-rows.ts';

/** Shows an address in rows of four groups of six characters (spec §5). Copied text has no spaces. */
export function WalletAddress({ address }: { address: string }) {
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
