import { useCallback, useEffect, useRef } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';

type Texts = Record<string, string>;

type Draft = {
  read(): Readonly<Texts>;
  write(changes: Texts): void;
};

/**
 * Applies a draft to a form, and from then on stores in it what the player has changed, at every change: nothing tells
 * a page that it will be reloaded or killed.
 * @param before the values that the form was created with
 * @returns `isUnsaved`; `submitted` and `saved`, to be called when the form's values are sent and when they have been
 * saved
 */
export function useDraftedForm<Values extends Texts>(
  form: UseFormReturn<Values>,
  before: Values,
  draft: Draft,
) {
  const { getValues, setValue, subscribe, watch } = form;
  const stored = useRef<Readonly<Texts>>(before);
  const sent = useRef<Readonly<Texts>>(before);

  useEffect(() => {
    const drafted = Object.entries(draft.read());
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => draft.write(changesOf(stored.current, values)),
    });
    for (const [field, text] of drafted) {
      if (!(field in before)) continue;
      const value = text as PathValue<Values, Path<Values>>;
      setValue(field as Path<Values>, value, { shouldDirty: true, shouldValidate: true });
    }
    return stop;
  }, [before, draft, setValue, subscribe]);

  const submitted = useCallback(() => {
    sent.current = getValues();
  }, [getValues]);
  /** The player may have left the form, or have typed more, before its values were saved. */
  const saved = useCallback(() => {
    stored.current = sent.current;
    draft.write(changesOf(sent.current, draft.read()));
  }, [draft]);
  const isUnsaved = Object.keys(changesOf(before, watch())).length > 0;
  return { isUnsaved, submitted, saved };
}

/** Returns the values of `after` that differ from `before`, apart from outer spaces, which keyboards add. */
export function changesOf(before: Readonly<Texts>, after: Readonly<Texts>): Texts {
  return Object.fromEntries(
    Object.entries(after).filter(([field, text]) => text.trim() !== before[field]?.trim()),
  );
}
