import { useTexts } from '../../lib/language.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import css from './payments-page.module.css';
import { paymentsText } from './payments-text.ts';

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

/** Holds the place of the offers while they load. */
export function OffersLoading() {
  const words = useTexts(paymentsText);
  return (
    <div className={css.offers} role="status" aria-label={words.loading}>
      {rows.map((row) => (
        <Skeleton key={row} height="63px" />
      ))}
    </div>
  );
}
