import { useListCountries } from '@bold/sdk/query';
import { countryName } from '../../lib/country-name.ts';
import { useLanguage, useWords } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { Flag } from '../../ui/flag.tsx';
import { LinkRow, Rows } from '../../ui/rows.tsx';
import { usersText } from './users-text.ts';

type CountryRowProps = {
  countryId: string | null;
  /** Called when the row is pressed, before the page changes. */
  onLeave: () => void;
};

/** The player's country; leads to the page where it is chosen. */
export function CountryRow({ countryId, onLeave }: CountryRowProps) {
  const { fields } = useWords(usersText);
  const language = useLanguage();
  const { data: countries = [] } = useListCountries();
  const country = countries.find(({ id }) => id === countryId);
  return (
    <Rows>
      <LinkRow
        label={fields.country}
        to={paths.country}
        onClick={onLeave}
        value={
          countryId === null ? (
            fields.noCountry
          ) : (
            <>
              <Flag countryId={countryId} />
              {country ? countryName(country, language) : countryId}
            </>
          )
        }
      />
    </Rows>
  );
}
