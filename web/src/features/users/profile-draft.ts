import type { DeviceStorage } from '../../lib/device-storage.ts';
import type { ProfileValues } from './profile-schema.ts';

/** What was written into the profile's form and not saved, while the player looks for their country. */
export type ProfileDraft = {
  /** The texts, once put down. */
  read(): Partial<ProfileValues>;
  put(values: ProfileValues): void;
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
 * The draft of one player.
 * @param session where it outlives the form, but not the visit
 * @param userId our id of the player
 */
export function profileDraft(session: DeviceStorage, userId: number): ProfileDraft {
  const key = `bold.profile-draft.${userId}`;
  return {
    read: () => textsIn(session.read(key)),
    put: (values) => session.write(key, JSON.stringify(values)),
    clear: () => session.remove(key),
  };
}

function textsIn(kept: string | undefined): Partial<ProfileValues> {
  if (kept === undefined) return {};
  const read: unknown = JSON.parse(kept);
  const values = typeof read === 'object' && read !== null ? Object.entries(read) : [];
  return Object.fromEntries(
    values.filter(([name, text]) => fields.some((f) => f === name) && typeof text === 'string'),
  );
}
