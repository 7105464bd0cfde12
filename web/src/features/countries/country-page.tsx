import { updateMyProfile } from '@bold/sdk';
import { getListCountriesQueryKey, useListCountries } from '@bold/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useLanguage, useTexts } from '../../lib/language.ts';
import { useProfileSave } from '../../lib/use-profile-save.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorView } from '../../ui/error-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToasts } from '../../ui/toasts/toasts-context.ts';
import { countriesText } from './countries-text.ts';
import css from './country-page.module.css';
import { CountryPicker } from './country-picker.tsx';
import { nameCountries } from './find-countries.ts';

type CountryPageProps = {
  /** The id of the player's country. */
  current: string | null;
  /** Called after a country is saved and a toast is shown (decisions §10 COUNTRY). */
  onSaved?: () => void;
};

/** Lists the countries and saves the country that the player taps (spec §2 "/country"). */
export function CountryPage({ current, onSaved }: CountryPageProps) {
  const texts = useTexts(countriesText);
  const language = useLanguage();
  const queries = useQueryClient();
  const toasts = useToasts();
  const saving = useRef<string>(undefined);
  const { data: countries, isError, isFetching } = useListCountries();
  const named = useMemo(
    () => countries && nameCountries(countries, language),
    [countries, language],
  );
  // Unlike an invalidation, a reset also repeats a request that hangs.
  const refresh = () => void queries.resetQueries({ queryKey: getListCountriesQueryKey() });

  const save = (country_id: string) => updateMyProfile({ country_id });
  const { mutate, isPending, variables } = useProfileSave(save, {
    onSaved: () => toasts.show(texts.updated),
    onFailed: () => toasts.show(texts.notUpdated),
  });
  const pick = useCallback(
    (country_id: string) => {
      // A double click saves once, also if the first click is saved before the second one.
      if (saving.current === country_id) return;
      saving.current = country_id;
      // mutate() calls these only for the last country, and not after unmount: then the player stays on the new page.
      mutate(country_id, {
        onSuccess: () => onSaved?.(),
        onError: () => {
          saving.current = undefined;
        },
      });
    },
    [mutate, onSaved],
  );

  if (!named) {
    return isError && !isFetching ? (
      <ErrorView onRetry={refresh} title={texts.failed} action={texts.refresh} />
    ) : (
      <CountriesSkeleton onRefresh={refresh} />
    );
  }
  // The tapped country is marked optimistically, until the server refuses it.
  const marked = isPending ? variables : current;
  return <CountryPicker countries={named} current={marked} onPick={pick} />;
}

/** Shows placeholders while the countries load (spec §2 "/country"). */
function CountriesSkeleton({ onRefresh }: { onRefresh: () => void }) {
  const texts = useTexts(countriesText);
  return (
    <div className={css.loading} aria-busy="true">
      <Skeleton height="52px" />
      <Skeleton height="416px" />
      <Button wide look="outline" onClick={onRefresh}>
        {texts.refresh}
      </Button>
    </div>
  );
}
