import { useTexts } from '../../../lib/language.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkRow, Rows } from '../../../ui/rows.tsx';
import { CountryLabel } from '../country-label.tsx';
import { usersText } from '../users-text.ts';

export function CountryRow({ countryId }: { countryId: string | null }) {
  const { fields } = useTexts(usersText);
  return (
    <Rows>
      <LinkRow
        label={fields.country}
        to={paths.country}
        value={countryId === null ? fields.noCountry : <CountryLabel countryId={countryId} />}
      />
    </Rows>
  );
}
