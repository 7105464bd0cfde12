import { expect, test } from 'vitest';
import { memoryDevice } from '../../test/memory-device.ts';
import { formDraft } from './form-draft.ts';

const changes = { display_name: 'Drop', custom_link: '', bio: 'Wet.' };
const now = { hash: 'now', user: { id: 1 } };

test('a draft is read as it was written, and only for its form and its player', () => {
  const session = memoryDevice();
  formDraft(session, 'profile', now).write(changes);
  expect(formDraft(session, 'profile', now).read()).toEqual(changes);
  expect(formDraft(session, 'wallet', now).read()).toEqual({});
  const other = { ...now, user: { id: 2 } };
  expect(formDraft(session, 'profile', other).read()).toEqual({});
});

test('a draft of an earlier launch in the same tab is empty, and one of this launch survives a reload', () => {
  const session = memoryDevice();
  formDraft(session, 'profile', { ...now, hash: 'before' }).write(changes);
  expect(formDraft(session, 'profile', now).read()).toEqual({});
  formDraft(session, 'profile', now).write({ bio: 'Dry.' });
  expect(formDraft(session, 'profile', now).read()).toEqual({ bio: 'Dry.' });
});

test('a draft without changes is removed', () => {
  const session = memoryDevice();
  const draft = formDraft(session, 'profile', now);
  draft.write(changes);
  draft.write({});
  expect(session.keys()).toEqual([]);
});

test.each(['{"changes":', '7', '{"launch":"now"}', '{"launch":"now","changes":null}'])(
  'a draft that is stored as %s is empty',
  (text) => {
    const session = memoryDevice();
    session.write('bold.draft.profile.1', text);
    expect(formDraft(session, 'profile', now).read()).toEqual({});
  },
);

test('of a draft of another app version only texts are read', () => {
  const session = memoryDevice();
  session.write('bold.draft.profile.1', '{"launch":"now","changes":{"bio":"Wet.","color":7}}');
  expect(formDraft(session, 'profile', now).read()).toEqual({ bio: 'Wet.' });
});
