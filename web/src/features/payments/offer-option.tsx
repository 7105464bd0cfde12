import { Fragment, type ReactNode } from 'react';
import css from './offer-option.module.css';

export type Badge = {
  readonly text: string;
  readonly isStrong?: boolean;
};

type OfferOptionProps = {
  /** The name of the radio group. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  title: ReactNode;
  badges: readonly Badge[];
  price?: ReactNode;
};

export function OfferOption(props: OfferOptionProps) {
  const { group, isChosen, onChoose, title, badges, price } = props;
  // Screen readers need the spaces between the parts of the label.
  return (
    <label className={css.option}>
      <input
        type="radio"
        name={group}
        className={css.radio}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={css.card}>
        <span className={css.ring} aria-hidden="true" />
        <span className={css.what}>
          <span className={css.title}>{title}</span>{' '}
          {badges.length > 0 ? (
            <span className={css.badges}>
              {badges.map(({ text, isStrong = false }) => (
                <Fragment key={text}>
                  <span className={css.badge} data-strong={isStrong}>
                    {text}
                  </span>{' '}
                </Fragment>
              ))}
            </span>
          ) : null}
        </span>{' '}
        <span className={css.price}>{price}</span>
      </span>
    </label>
  );
}
