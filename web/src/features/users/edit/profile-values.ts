import type { AdditionalInfoUpdate, ExtendedProfile, ProfileUpdate } from '@bold/sdk';
import type { ProfileValues } from './profile-schema.ts';

const socialFields = ['instagram_username', 'twitter_username', 'custom_link', 'bio'] as const;

export function valuesOf({ display_name, additional_info }: ExtendedProfile): ProfileValues {
  const { instagram_username, twitter_username, custom_link, bio } = additional_info;
  return {
    display_name: display_name ?? '',
    instagram_username: instagram_username ?? '',
    twitter_username: twitter_username ?? '',
    custom_link: custom_link ?? '',
    bio: bio ?? '',
  };
}

/**
 * Returns only the changed fields, with a trimmed bio (spec §5). An empty text removes a link or the bio.
 * @param tried the values of earlier failed saves; the server may have saved these values although the app received an
 * error
 */
export function updateOf(
  before: ProfileValues,
  after: ProfileValues,
  tried: readonly ProfileValues[] = [],
): ProfileUpdate {
  const now = { ...after, bio: after.bio.trim() };
  const isChanged = (field: keyof ProfileValues) =>
    [before, ...tried].some((values) => values[field] !== now[field]);
  // Another device may have changed the other fields.
  const changed = socialFields.filter(isChanged);
  const additional_info: AdditionalInfoUpdate = Object.fromEntries(
    changed.map((field) => [field, now[field] || null]),
  );
  return {
    ...(isChanged('display_name') ? { display_name: now.display_name } : {}),
    ...(changed.length === 0 ? {} : { additional_info }),
  };
}
