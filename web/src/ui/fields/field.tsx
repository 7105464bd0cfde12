import { type ReactNode, useId } from 'react';
import css from './field.module.css';

export type FieldTexts = {
  label: string;
  /** The validation message. With a message, the field is invalid. */
  error?: string | undefined;
  /** Shown while there is no error. */
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

/** Renders a label, a control and a message line. An empty message line keeps its height, so that nothing shifts. */
export function Field(props: FieldTexts & { children: (control: FieldControl) => ReactNode }) {
  const { label, error, hint, counter, children } = props;
  const id = useId();
  const message = useId();
  const count = useId();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: css.control,
        'aria-invalid': error !== undefined,
        'aria-describedby': counter === undefined ? message : `${message} ${count}`,
      })}
      <div className={css.below}>
        <p id={message} className={error === undefined ? css.hint : css.error} aria-live="polite">
          {error ?? hint}
        </p>
        {counter === undefined ? null : (
          <p id={count} className={css.counter}>
            {counter}
          </p>
        )}
      </div>
    </div>
  );
}
