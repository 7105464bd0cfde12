import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords>;

/**
 * One line of text with its label, message and counter. It takes what an `<input>` takes, so a form's
 * `register(…)` can be spread into it.
 */
export function TextField({ label, error, hint, counter, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, error, hint, counter }}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  );
}
