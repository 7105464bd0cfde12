import { type ReactNode, useId } from 'react';
import css from './field.module.css';

/** What every field says around its control. */
export type FieldWords = {
  label: string;
  /** What is wrong with the value; the field counts as invalid while there is one. */
  error?: string | undefined;
  /** What stands below as long as nothing is wrong. */
  hint?: string | undefined;
  /** How much has been written, such as "12/140". */
  counter?: string | undefined;
};

/** What ties a control to the words around it. */
export type FieldControl = {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string;
};

/**
 * A label above a control and one line below it, whose room is kept: nothing moves when a message
 * comes, and it is read out when it does.
 * @param props.children draws the control with what it is given
 */
export function Field(props: FieldWords & { children: (control: FieldControl) => ReactNode }) {
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
