import type { AdditionalInfo } from '@bold/sdk';
import {
  additionalInfoUpdateBioMaxLength as bioMax,
  additionalInfoUpdateInstagramUsernameMaxLength as instagramMax,
  additionalInfoUpdateInstagramUsernamePattern as instagramPattern,
  additionalInfoUpdateCustomLinkMaxLength as linkMax,
  additionalInfoUpdateCustomLinkPattern as linkPattern,
  profileUpdateDisplayNameMaxLength as nameMax,
  profileUpdateDisplayNamePattern as namePattern,
  additionalInfoUpdateTwitterUsernameMaxLength as twitterMax,
  additionalInfoUpdateTwitterUsernamePattern as twitterPattern,
} from '@bold/sdk/limits';
import { object, string } from 'yup';
import { countCharacters } from '../../ui/fields/fit-input.ts';
import { parseCustomLink } from './custom-link.ts';
import type { UsersTexts } from './users-text.ts';

type Faults = UsersTexts['faults'];

export type NameValues = { display_name: string };

/** Values of the profile's form. An empty text is a field without a value. */
export type ProfileValues = NameValues & Record<keyof AdditionalInfo, string>;

function pattern(source: string): RegExp {
  return new RegExp(source, 'u');
}

function nameRule(faults: Faults) {
  return string()
    .required(faults.required)
    .max(nameMax, faults.nameTooLong)
    .matches(pattern(namePattern), faults.usernameInvalid);
}

function usernameRule(faults: Faults, max: number, source: string) {
  return string()
    .defined()
    .max(max, faults.usernameTooLong)
    .matches(pattern(source), { message: faults.usernameInvalid, excludeEmptyString: true });
}

function isLink(value: string): boolean {
  return value === '' || (pattern(linkPattern).test(value) && parseCustomLink(value) !== null);
}

/** Returns the schema of the registration (spec §5 "Profile form"). */
export function nameSchema(faults: Faults) {
  return object({ display_name: nameRule(faults) });
}

/** Returns the schema of the profile's form, with the contract's lengths and patterns (spec §5). */
export function profileSchema(faults: Faults) {
  return object({
    display_name: nameRule(faults),
    instagram_username: usernameRule(faults, instagramMax, instagramPattern),
    twitter_username: usernameRule(faults, twitterMax, twitterPattern),
    custom_link: string()
      .defined()
      .max(linkMax, faults.linkTooLong(linkMax))
      .test('link', faults.linkInvalid, isLink),
    bio: string()
      .defined()
      .test('bio', faults.bioTooLong, (value) => countCharacters(value) <= bioMax),
  });
}
