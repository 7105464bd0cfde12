import { useTexts } from '../../../lib/language.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkRow, Rows } from '../../../ui/rows.tsx';
import { CountryLabel } from '../country-label.tsx';
import { usersText } from '../users-text.ts';

type CountryRowProps = {
  countryId: string | null;
  /** Called before the navigation. */
  onLeave: () => void;
};

export function CountryRow({ countryId, onLeave }: CountryRowProps) {
  const { fields } = useTexts(usersText);
  return (
    <Rows>
      <LinkRow
        label={fields.country}
        to={paths.country}
        onClick={onLeave}
        value={countryId === null ? fields.noCountry : <CountryLabel countryId={countryId} />}
      />
    </Rows>
  );
}
