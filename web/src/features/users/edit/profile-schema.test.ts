import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { usersText } from '../users-text.ts';
import { type ProfileValues, profileSchema } from './profile-schema.ts';

const schema = profileSchema(usersText.en.validation);
const valid: ProfileValues = {
  display_name: 'Bold-One',
  instagram_username: '',
  twitter_username: '',
  custom_link: '',
  bio: '',
};

/** Returns the first validation message for a changed profile; `undefined` if the profile is valid. */
function messageOf(change: Partial<ProfileValues>): string | undefined {
  try {
    schema.validateSync({ ...valid, ...change }, { abortEarly: false });
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner[0]?.message;
  }
}

test.each([
  ['', 'Required field'],
  ['a'.repeat(21), 'The name is too long'],
  ['a'.repeat(20), undefined],
  ['a', undefined],
  ['   ', 'Required field'],
  [` ${'a'.repeat(20)} `, undefined],
  ['Bold_One-2', undefined],
  ['bold one', 'This username is invalid'],
  ['имя', 'This username is invalid'],
  ['bold_42', 'This username is invalid'],
  ['my-bold_4x', 'This username is invalid'],
  ['bold_x', undefined],
  ['🐳'.repeat(20), 'This username is invalid'],
  ['🐳'.repeat(21), 'The name is too long'],
])('[PROFILE-12] [PROFILE-13] [PROFILE-14] the name "%s" gives %s', (display_name, message) => {
  expect(messageOf({ display_name })).toBe(message);
});

test.each([
  ['', undefined],
  ['a'.repeat(31), 'The username is too long'],
  ['a'.repeat(30), undefined],
  ['bold.one_1', undefined],
  [` ${'a'.repeat(30)} `, undefined],
  ['bold-one', 'This username is invalid'],
  ['bold one', 'This username is invalid'],
  ['🐳'.repeat(30), 'This username is invalid'],
  ['🐳'.repeat(31), 'The username is too long'],
])('[PROFILE-17] [PROFILE-18] the Instagram name "%s" gives %s', (instagram_username, message) => {
  expect(messageOf({ instagram_username })).toBe(message);
});

test.each([
  ['', undefined],
  ['a'.repeat(16), 'The username is too long'],
  ['a'.repeat(15), undefined],
  ['bold-one_1', undefined],
  [` ${'a'.repeat(15)} `, undefined],
  ['bold.one', 'This username is invalid'],
  ['🐳'.repeat(15), 'This username is invalid'],
  ['🐳'.repeat(16), 'The username is too long'],
])('[PROFILE-19] [PROFILE-20] the Twitter name "%s" gives %s', (twitter_username, message) => {
  expect(messageOf({ twitter_username })).toBe(message);
});

test.each([
  ['', undefined],
  ['example.com/bold', undefined],
  ['HTTP://example.com', undefined],
  ['https://example.com:8443/?a=b#c', undefined],
  [' example.com ', undefined],
  [`https://example.com/${'a'.repeat(160)}`, undefined],
  [`https://example.com/${'🎉'.repeat(160)}`, undefined],
  [`https://example.com/${'a'.repeat(161)}`, 'Max link length is 180 characters'],
  ['ftp://example.com', 'This custom link is invalid'],
  ['example', 'This custom link is invalid'],
  ['example.com/a b', 'This custom link is invalid'],
  ['javascript:alert(1)', 'This custom link is invalid'],
])('[PROFILE-21] [PROFILE-22] the link "%s" gives %s', (custom_link, message) => {
  expect(messageOf({ custom_link })).toBe(message);
});

test('[PROFILE-23] a bio has at most 140 characters, and an emoji is one character', () => {
  expect(messageOf({ bio: '🐳'.repeat(140) })).toBeUndefined();
  expect(messageOf({ bio: 'a'.repeat(141) })).toBe('The bio is too long');
});

test('[PROFILE-08] spaces around a name and a link are not part of the value', () => {
  const spaced = { display_name: ' Tide ', instagram_username: 'bold.one ', custom_link: ' a.bc' };
  const trimmed = { display_name: 'Tide', instagram_username: 'bold.one', custom_link: 'a.bc' };
  expect(schema.validateSync({ ...valid, ...spaced })).toEqual({ ...valid, ...trimmed });
});
