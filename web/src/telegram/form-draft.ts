import { useMemo } from 'react';
import { type DeviceStorage, readJson, sessionDevice } from '../lib/device-storage.ts';
import { withMemory } from '../lib/storage/with-memory.ts';
import { useTelegram } from './telegram-context.ts';

// Without a storage a draft lasts until the page is loaded again.
const session = withMemory(sessionDevice);

/** Values of a form's fields, by the fields' names. */
type Values = Readonly<Record<string, string>>;

/** Stores what a player has changed in a form and not saved. */
export type FormDraft = {
  read(): Values;
  /** @param changes only values that the player has changed, because another device may change the other values */
  write(changes: Values): void;
};

/**
 * Returns the draft of a form of one player in one launch of the app. A draft of an earlier launch, which `session` may
 * still contain in Telegram Web, is not read.
 */
export function formDraft(
  session: DeviceStorage,
  form: string,
  { hash: launch, user }: { hash: string; user: { id: number } },
): FormDraft {
  const key = `bold.draft.${form}.${user.id}`;
  return {
    read: () => valuesOf(readJson(session, key), launch),
    write(changes) {
      if (Object.keys(changes).length === 0) session.remove(key);
      else session.write(key, JSON.stringify({ launch, changes }));
    },
  };
}

/** Returns the player's draft of the form with this name. */
export function useFormDraft(form: string): FormDraft {
  const { initData } = useTelegram().launch;
  return useMemo(() => formDraft(session, form, initData), [form, initData]);
}

function valuesOf(stored: unknown, launch: string): Values {
  if (typeof stored !== 'object' || stored === null) return {};
  if (!('launch' in stored && stored.launch === launch && 'changes' in stored)) return {};
  return Object.fromEntries(
    Object.entries(stored.changes ?? {}).filter(([, text]) => typeof text === 'string'),
  );
}
