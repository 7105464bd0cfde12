import { useTexts } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { LinkRow, Rows } from '../../ui/rows.tsx';
import { CountryMark } from './country-mark.tsx';
import { usersText } from './users-text.ts';

type CountryRowProps = {
  countryId: string | null;
  /** Runs when the row is pressed, before the navigation. */
  onLeave: () => void;
};

/** Shows the player's country and links to the country page. */
export function CountryRow({ countryId, onLeave }: CountryRowProps) {
  const { fields } = useTexts(usersText);
  return (
    <Rows>
      <LinkRow
        label={fields.country}
        to={paths.country}
        onClick={onLeave}
        value={countryId === null ? fields.noCountry : <CountryMark countryId={countryId} />}
      />
    </Rows>
  );
}
