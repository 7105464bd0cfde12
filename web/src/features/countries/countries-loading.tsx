import { useTexts } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import css from './countries-loading.module.css';
import { countriesText } from './countries-text.ts';

/** Holds the place of the list while it loads, and lets the player ask for it anew (spec §2 "/country"). */
export function CountriesLoading({ onRefresh }: { onRefresh: () => void }) {
  const words = useTexts(countriesText);
  return (
    <div className={css.loading} aria-busy="true">
      <Skeleton height="52px" />
      <Skeleton height="416px" />
      <Button wide look="outline" onClick={onRefresh}>
        {words.refresh}
      </Button>
    </div>
  );
}
