import { memo } from 'react';
import { Flag } from '../../ui/flag.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import css from './country-picker.module.css';

type CountryOptionProps = {
  id: string;
  countryId: string;
  name: string;
  isCurrent: boolean;
  /** True if the player has moved to this option with the keyboard. */
  isActive: boolean;
  onPick: (id: string) => void;
};

/** Renders an option of the country list (spec §2 "/country"). */
export const CountryOption = memo(function CountryOption(props: CountryOptionProps) {
  const { id, countryId, name, isCurrent, isActive, onPick } = props;
  return (
    <button
      type="button"
      id={id}
      className={css.option}
      role="option"
      tabIndex={-1}
      // Screen readers do not read the text of a row that is not rendered.
      aria-label={name}
      aria-selected={isCurrent}
      data-active={isActive}
      onClick={() => onPick(countryId)}
    >
      <Flag countryId={countryId} />
      <span className={css.name}>{name}</span>
      {isCurrent ? <CheckIcon className={css.check} /> : null}
    </button>
  );
});
