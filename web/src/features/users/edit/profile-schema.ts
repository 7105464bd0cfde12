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
import { fits } from '../../../ui/fields/fit-input.ts';
import { parseCustomLink } from '../custom-link.ts';
import type { UsersTexts } from '../users-text.ts';

type ValidationTexts = UsersTexts['validation'];

export type NameValues = { display_name: string };

/** An empty text means that the field has no value. */
export type ProfileValues = NameValues & Record<keyof AdditionalInfo, string>;

function pattern(source: string): RegExp {
  return new RegExp(source, 'u');
}

// Keyboards add a space after a word, so the names and the link are trimmed.
function nameRule(texts: ValidationTexts) {
  return string()
    .trim()
    .required(texts.required)
    .test('length', texts.nameTooLong, fits(nameMax))
    .matches(pattern(namePattern), texts.usernameInvalid);
}

function usernameRule(texts: ValidationTexts, max: number, source: string) {
  return string()
    .defined()
    .trim()
    .test('length', texts.usernameTooLong, fits(max))
    .matches(pattern(source), { message: texts.usernameInvalid, excludeEmptyString: true });
}

function isLink(value: string): boolean {
  return value === '' || (pattern(linkPattern).test(value) && parseCustomLink(value) !== null);
}

/** Returns the schema of the registration form (spec §5 "Profile form"). */
export function nameSchema(texts: ValidationTexts) {
  return object({ display_name: nameRule(texts) });
}

/** Returns the schema of the profile's form (spec §5). */
export function profileSchema(texts: ValidationTexts) {
  return object({
    display_name: nameRule(texts),
    instagram_username: usernameRule(texts, instagramMax, instagramPattern),
    twitter_username: usernameRule(texts, twitterMax, twitterPattern),
    custom_link: string()
      .defined()
      .trim()
      .test('length', texts.linkTooLong(linkMax), fits(linkMax))
      .test('link', texts.linkInvalid, isLink),
    bio: string().defined().test('length', texts.bioTooLong, fits(bioMax)),
  });
}
