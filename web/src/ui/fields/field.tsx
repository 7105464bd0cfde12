import { type ReactNode, useId } from 'react';
import css from './field.module.css';

/** The texts around a field's control. */
export type FieldTexts = {
  label: string;
  /** The validation message. With a message, the field is invalid. */
  error?: string | undefined;
  /** A text that is shown while there is no error. */
  hint?: string | undefined;
  /** The length of the value and the maximum length, such as "12/140". */
  counter?: string | undefined;
};

/** Attributes that connect a control to its label and messages. */
export type FieldControl = {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string;
};

/**
 * Renders a control between a label and a line for messages. The line is always rendered, so that a message does not
 * shift the layout.
 * @param props.children renders the control with the given attributes
 */
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
