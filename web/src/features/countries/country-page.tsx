import { getListCountriesQueryKey, useListCountries, useUpdateMyProfile } from '@bold/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useLanguage, useTexts } from '../../lib/language.ts';
import { writeProfileToCache } from '../../lib/write-profile-to-cache.ts';
import { ErrorView } from '../../ui/error-view.tsx';
import { useToasts } from '../../ui/toasts/toasts-context.ts';
import { CountriesLoading } from './countries-loading.tsx';
import { countriesText } from './countries-text.ts';
import { CountryPicker } from './country-picker.tsx';
import { nameCountries } from './find-countries.ts';

type CountryPageProps = {
  /** The player's country now. */
  current: string | null;
  /** Runs once a country is saved and the toast has said so (decisions §10 COUNTRY). */
  onSaved?: () => void;
};

/** Saves the country that is tapped (spec §2 "/country"). */
export function CountryPage({ current, onSaved }: CountryPageProps) {
  const words = useTexts(countriesText);
  const language = useLanguage();
  const queries = useQueryClient();
  const toasts = useToasts();
  const { data: countries, isError, isFetching } = useListCountries();
  const named = useMemo(
    () => countries && nameCountries(countries, language),
    [countries, language],
  );
  // Also a call that hangs is made anew.
  const refresh = () => void queries.resetQueries({ queryKey: getListCountriesQueryKey() });

  const { mutate, isPending, variables } = useUpdateMyProfile({
    mutation: {
      onSuccess: (profile) => {
        writeProfileToCache(queries, profile);
        toasts.show(words.updated);
      },
      onError: () => toasts.show(words.notUpdated),
    },
  });
  const pick = useCallback(
    (country_id: string) => {
      // A player who has left the list meanwhile stays where they are.
      if (!isPending) mutate({ data: { country_id } }, { onSuccess: () => onSaved?.() });
    },
    [mutate, isPending, onSaved],
  );

  if (!named) {
    return isError && !isFetching ? (
      <ErrorView onRetry={refresh} title={words.failed} action={words.refresh} />
    ) : (
      <CountriesLoading onRefresh={refresh} />
    );
  }
  // The tapped one is marked at once; a refusal takes the mark back.
  const marked = isPending ? (variables.data.country_id ?? current) : current;
  return <CountryPicker countries={named} current={marked} onPick={pick} />;
}
