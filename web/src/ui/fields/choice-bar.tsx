import { type Key, useId } from 'react';
import css from './choice-bar.module.css';

/** One of several values of which a person takes exactly one. */
export type Choice<Value> = {
  readonly key: Key;
  readonly value: Value;
  readonly text: string;
};

type ChoiceBarProps<Value> = {
  /** What is chosen here, for those who do not see it. */
  label: string;
  choices: readonly Choice<Value>[];
  /** The key of the choice that is taken. */
  chosen: Key | undefined;
  onChoose: (value: Value) => void;
  /** Fills its container with parts of one width. */
  wide?: boolean;
};

/** A few short choices side by side: native radio buttons, so that the arrow keys move between them. */
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
