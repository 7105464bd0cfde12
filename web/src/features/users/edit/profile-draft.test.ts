import { expect, test } from 'vitest';
import { memoryDevice } from '../../../../test/memory-device.ts';
import { profileDraft } from './profile-draft.ts';

const values = {
  display_name: 'Drop',
  instagram_username: '',
  twitter_username: '',
  custom_link: 'example.com',
  bio: 'Wet.',
};

test('a draft is read as it was written, and only for its player', () => {
  const session = memoryDevice();
  profileDraft(session, 1, 'now').write(values);
  expect(profileDraft(session, 1, 'now').read()).toEqual(values);
  expect(profileDraft(session, 2, 'now').read()).toEqual({});
});

test('a draft of an earlier launch in the same tab is empty, and one of this launch survives a reload', () => {
  const session = memoryDevice();
  profileDraft(session, 1, 'before').write(values);
  expect(profileDraft(session, 1, 'now').read()).toEqual({});
  profileDraft(session, 1, 'now').write({ bio: 'Dry.' });
  expect(profileDraft(session, 1, 'now').read()).toEqual({ bio: 'Dry.' });
});

test('a cleared draft is empty', () => {
  const draft = profileDraft(memoryDevice(), 1, 'now');
  draft.write(values);
  draft.clear();
  expect(draft.read()).toEqual({});
});

test('a draft that is not JSON is empty', () => {
  const session = memoryDevice();
  session.write('bold.profile-draft.1', '{"bio":');
  expect(profileDraft(session, 1, 'now').read()).toEqual({});
});

test('from a draft of another app version only known fields with text are read', () => {
  const session = memoryDevice();
  session.write(
    'bold.profile-draft.1',
    '{"bio":"Wet.","custom_link":7,"color":"red","launch":"now"}',
  );
  expect(profileDraft(session, 1, 'now').read()).toEqual({ bio: 'Wet.' });
});
