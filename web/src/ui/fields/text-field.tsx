import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts>;

/** Renders a single-line field. Passes all props except `label`, `error`, `hint` and `counter` to the `<input>`. */
export function TextField({ label, error, hint, counter, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, error, hint, counter }}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  );
}
