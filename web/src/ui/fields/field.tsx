import { type ReactNode, useId } from 'react';
import css from './field.module.css';

export type FieldTexts = {
  label: string;
  /** The validation message. With a message, the field is invalid. */
  error?: string | undefined;
  /** What the field accepts. */
  hint?: string | undefined;
  /** The length of the value and the maximum length, such as "12/140". */
  counter?: string | undefined;
};

export type FieldControl = {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string;
};

/** Renders a label, a hint, a control and a message line, which keeps its height when it is empty: nothing shifts. */
export function Field(props: FieldTexts & { children: (control: FieldControl) => ReactNode }) {
  const { label, error, hint, counter, children } = props;
  const id = useId();
  const rule = useId();
  const message = useId();
  const count = useId();
  return (
    <div className={css.field}>
      <div className={css.above}>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
        <p id={rule} className={css.hint} aria-live="polite">
          {hint}
        </p>
      </div>
      {children({
        id,
        className: css.control,
        'aria-invalid': error !== undefined,
        'aria-describedby': `${message} ${rule} ${count}`,
      })}
      <div className={css.below}>
        <p id={message} className={error === undefined ? undefined : css.error} aria-live="polite">
          {error}
        </p>
        <p id={count} className={css.counter}>
          {counter}
        </p>
      </div>
    </div>
  );
}
