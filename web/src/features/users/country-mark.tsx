import { useListCountries } from '@bold/sdk/query';
import { countryName } from '../../lib/country-name.ts';
import { useLanguage } from '../../lib/language.ts';
import { Flag } from '../../ui/flag.tsx';

/** A country by its flag and its name; in English by its code until the contract's names are there. */
export function CountryMark({ countryId }: { countryId: string }) {
  const language = useLanguage();
  const { data: countries = [] } = useListCountries();
  const known = countries.find(({ id }) => id === countryId);
  const country = known ?? { id: countryId, name: countryId };
  return (
    <>
      <Flag countryId={countryId} />
      {countryName(country, language)}
    </>
  );
}
