import { expect, test } from 'vitest';
import { memoryDevice } from '../../../test/memory-device.ts';
import { profileDraft } from './profile-draft.ts';

const values = {
  display_name: 'Drop',
  instagram_username: '',
  twitter_username: '',
  custom_link: 'example.com',
  bio: 'Wet.',
};

test('a draft comes back as it was put down, to the player whose it is', () => {
  const session = memoryDevice();
  profileDraft(session, 1).put(values);
  expect(profileDraft(session, 1).read()).toEqual(values);
  expect(profileDraft(session, 2).read()).toEqual({});
});

test('a cleared draft is gone', () => {
  const draft = profileDraft(memoryDevice(), 1);
  draft.put(values);
  draft.clear();
  expect(draft.read()).toEqual({});
});

test('of a draft that another version kept only the texts of known fields are taken', () => {
  const session = memoryDevice();
  session.write('bold.profile-draft.1', '{"bio":"Wet.","custom_link":7,"colour":"red"}');
  expect(profileDraft(session, 1).read()).toEqual({ bio: 'Wet.' });
});
