import { type ComponentProps, useRef } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { countCharacters, fitInput } from './fit-input.ts';

type TextAreaProps = Omit<FieldTexts, 'counter'> &
  Pick<ComponentProps<'textarea'>, 'onBlur' | 'ref'> & {
    value: string;
    onValueChange: (value: string) => void;
    /** The limit in Unicode code points. Further input is rejected. */
    maxCharacters: number;
  };

/** Renders a multi-line field with a counter "n/max". The first letter decides the writing direction. */
export function TextArea(props: TextAreaProps) {
  const { label, error, hint, value, onValueChange, maxCharacters, ...rest } = props;
  const counter = `${countCharacters(value)}/${maxCharacters}`;
  // The text before an input method started to compose. Truncation during the composition would break it.
  const beforeComposition = useRef<string>(undefined);

  function applyEdit(element: HTMLTextAreaElement, before: string) {
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
          dir="auto"
          {...rest}
          {...control}
          value={value}
          onChange={({ currentTarget }) => {
            if (beforeComposition.current === undefined) applyEdit(currentTarget, value);
            else onValueChange(currentTarget.value);
          }}
          onCompositionStart={() => {
            beforeComposition.current = value;
          }}
          onCompositionEnd={({ currentTarget }) => {
            const before = beforeComposition.current ?? value;
            beforeComposition.current = undefined;
            applyEdit(currentTarget, before);
          }}
        />
      )}
    </Field>
  );
}
