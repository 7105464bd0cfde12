import { getGetProfileResponseMock } from '@bold/sdk/msw';
import { expect, test } from 'vitest';
import { updateOf, valuesOf } from './profile-values.ts';

const none = { instagram_username: null, twitter_username: null, custom_link: null, bio: null };
const profile = { ...getGetProfileResponseMock(), display_name: 'Drop', additional_info: none };
const before = valuesOf(profile);

test('a field without a value is an empty text in the form', () => {
  expect(before).toEqual({
    display_name: 'Drop',
    instagram_username: '',
    twitter_username: '',
    custom_link: '',
    bio: '',
  });
});

test('[PROFILE-07] the update contains only changed fields', () => {
  expect(updateOf(before, before)).toEqual({});
  expect(updateOf(before, { ...before, display_name: 'Wave' })).toEqual({ display_name: 'Wave' });
  expect(updateOf(before, { ...before, twitter_username: 'wave' })).toEqual({
    additional_info: { twitter_username: 'wave' },
  });
});

test('a change of every field of the form is in the update', () => {
  const after = { ...before };
  for (const field of Object.keys(before)) Reflect.set(after, field, `new-${field}`);
  const { display_name, additional_info } = updateOf(before, after);
  expect({ display_name, ...additional_info }).toEqual(after);
});

test('the update contains the fields that a failed save may have changed', () => {
  const tried = [{ ...before, display_name: 'Wave', bio: 'Wet.' }];
  expect(updateOf(before, before, tried)).toEqual({
    display_name: 'Drop',
    additional_info: { bio: null },
  });
});

test('the update clears an emptied field', () => {
  const full = { ...before, custom_link: 'example.com' };
  expect(updateOf(full, before)).toEqual({ additional_info: { custom_link: null } });
});

test('[PROFILE-24] the bio is trimmed, and cleared if only whitespace is left', () => {
  const full = { ...before, bio: 'Wet.' };
  expect(updateOf(before, { ...before, bio: ' Like\nwater. \n' })).toEqual({
    additional_info: { bio: 'Like\nwater.' },
  });
  expect(updateOf(full, { ...before, bio: '  ' })).toEqual({ additional_info: { bio: null } });
  expect(updateOf(full, { ...before, bio: ' Wet. ' })).toEqual({});
});
