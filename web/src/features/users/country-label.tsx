import { useListCountries } from '@bold/sdk/query';
import { countryName } from '../../lib/country-name.ts';
import { useLanguage } from '../../lib/language.ts';
import { Flag } from '../../ui/flag.tsx';

/** Shows a country's flag and name. In English, shows the code instead of the name until the countries are loaded. */
export function CountryLabel({ countryId }: { countryId: string }) {
  const language = useLanguage();
  const { data: countries = [] } = useListCountries();
  const loaded = countries.find(({ id }) => id === countryId);
  const country = loaded ?? { id: countryId, name: countryId };
  return (
    <>
      <Flag countryId={countryId} />
      {countryName(country, language)}
    </>
  );
}
