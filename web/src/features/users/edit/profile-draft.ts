import { type DeviceStorage, readJson } from '../../../lib/device-storage.ts';
import type { ProfileValues } from './profile-schema.ts';

/** Stores the unsaved values of the profile's form while the player chooses a country. */
export type ProfileDraft = {
  read(): Partial<ProfileValues>;
  /** @param changes only values that the player has changed, because another device may change the other values */
  write(changes: Partial<ProfileValues>): void;
  clear(): void;
};

const fields: readonly (keyof ProfileValues)[] = [
  'display_name',
  'instagram_username',
  'twitter_username',
  'custom_link',
  'bio',
];

/**
 * Returns the draft of one player in one launch of the app. A draft of an earlier launch, which `session` may still
 * contain in Telegram Web, is not read.
 * @param userId The player's `id` in the API, not the Telegram id
 * @param launch The hash of the launch's init data
 */
export function profileDraft(session: DeviceStorage, userId: number, launch: string): ProfileDraft {
  const key = `bold.profile-draft.${userId}`;
  return {
    read: () => knownValues(readJson(session, key), launch),
    write: (changes) => session.write(key, JSON.stringify({ ...changes, launch })),
    clear: () => session.remove(key),
  };
}

function knownValues(stored: unknown, launch: string): Partial<ProfileValues> {
  if (typeof stored !== 'object' || stored === null) return {};
  if (!('launch' in stored && stored.launch === launch)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([name, text]) => fields.some((f) => f === name) && typeof text === 'string',
    ),
  );
}
