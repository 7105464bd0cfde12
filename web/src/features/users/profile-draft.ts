import type { DeviceStorage } from '../../lib/device-storage.ts';
import type { ProfileValues } from './profile-schema.ts';

/** Stores the unsaved values of the profile's form while the player chooses a country. */
export type ProfileDraft = {
  read(): Partial<ProfileValues>;
  write(values: ProfileValues): void;
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
 * Returns the draft of one player.
 * @param session storage that lasts longer than the form, but not longer than the visit
 * @param userId the id of the contract, not Telegram's
 */
export function profileDraft(session: DeviceStorage, userId: number): ProfileDraft {
  const key = `bold.profile-draft.${userId}`;
  return {
    read: () => parseValues(session.read(key)),
    write: (values) => session.write(key, JSON.stringify(values)),
    clear: () => session.remove(key),
  };
}

function parseValues(stored: string | undefined): Partial<ProfileValues> {
  if (stored === undefined) return {};
  const parsed: unknown = JSON.parse(stored);
  const values = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
  return Object.fromEntries(
    values.filter(([name, text]) => fields.some((f) => f === name) && typeof text === 'string'),
  );
}
