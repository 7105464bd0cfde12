import { type ComponentProps, useRef } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { countCharacters, fitInput } from './fit-input.ts';

type TextAreaProps = Omit<FieldWords, 'counter'> &
  Pick<ComponentProps<'textarea'>, 'onBlur' | 'placeholder' | 'ref' | 'rows'> & {
    value: string;
    onValueChange: (value: string) => void;
    /** How many characters it takes, Unicode code points; it counts them and lets no more in. */
    maxCharacters: number;
  };

/** Several lines of text, with a counter "n/max". */
export function TextArea(props: TextAreaProps) {
  const { label, error, hint, value, onValueChange, maxCharacters, ...rest } = props;
  const counter = `${countCharacters(value)}/${maxCharacters}`;
  // What stood there before an input method began a word: cut off in its middle it would lose its place.
  const composedOver = useRef<string>(undefined);

  function take(element: HTMLTextAreaElement, before: string) {
    const edit = { text: element.value, caret: element.selectionEnd };
    const fitted = fitInput(before, edit, maxCharacters);
    if (fitted.text !== edit.text) {
      element.value = fitted.text;
      element.setSelectionRange(fitted.caret, fitted.caret);
    }
    onValueChange(fitted.text);
  }

  return (
    <Field {...{ label, error, hint, counter }}>
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          value={value}
          onChange={({ currentTarget }) => {
            if (composedOver.current === undefined) take(currentTarget, value);
            else onValueChange(currentTarget.value);
          }}
          onCompositionStart={() => {
            composedOver.current = value;
          }}
          onCompositionEnd={({ currentTarget }) => {
            const before = composedOver.current ?? value;
            composedOver.current = undefined;
            take(currentTarget, before);
          }}
        />
      )}
    </Field>
  );
}
