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
 * Returns the draft of one player, which `session` stores until the visit ends.
 * @param userId The player's `id` in the API, not the Telegram id
 */
export function profileDraft(session: DeviceStorage, userId: number): ProfileDraft {
  const key = `bold.profile-draft.${userId}`;
  return {
    read: () => knownValues(readJson(session, key)),
    write: (changes) => session.write(key, JSON.stringify(changes)),
    clear: () => session.remove(key),
  };
}

function knownValues(stored: unknown): Partial<ProfileValues> {
  const values = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(
    values.filter(([name, text]) => fields.some((f) => f === name) && typeof text === 'string'),
  );
}
