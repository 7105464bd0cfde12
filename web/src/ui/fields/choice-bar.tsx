import { type Key, useId } from 'react';
import css from './choice-bar.module.css';

export type Choice<Value> = {
  readonly key: Key;
  readonly value: Value;
  readonly text: string;
};

type ChoiceBarProps<Value> = {
  /** The accessible name of the group. */
  label: string;
  choices: readonly Choice<Value>[];
  chosen: Key | undefined;
  onChoose: (value: Value) => void;
  /** True to fill the container with choices of equal width. */
  wide?: boolean;
};

/** Renders a few short choices side by side, as native radio buttons. */
export function ChoiceBar<Value>({
  label,
  choices,
  chosen,
  onChoose,
  wide,
}: ChoiceBarProps<Value>) {
  const group = useId();
  return (
    <div className={css.bar} role="radiogroup" aria-label={label} data-wide={wide}>
      {choices.map(({ key, value, text }) => (
        <label key={key} className={css.choice}>
          <input
            type="radio"
            name={group}
            className={css.radio}
            checked={key === chosen}
            onChange={() => onChoose(value)}
          />
          <span className={css.text}>{text}</span>
        </label>
      ))}
    </div>
  );
}
