import type { AdditionalInfoUpdate, ExtendedProfile, ProfileUpdate } from '@bold/sdk';
import type { ProfileValues } from './profile-schema.ts';

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
  const { display_name, ...social } = { ...after, bio: after.bio.trim() };
  const isChanged = ([field, value]: [string, string]) =>
    [before, ...tried].some((values) => Reflect.get(values, field) !== value);
  // Another device may have changed the other fields.
  const changed = Object.entries(social).filter(isChanged);
  const additional_info: AdditionalInfoUpdate = Object.fromEntries(
    changed.map(([field, value]) => [field, value || null]),
  );
  return {
    ...(isChanged(['display_name', display_name]) ? { display_name } : {}),
    ...(changed.length === 0 ? {} : { additional_info }),
  };
}
