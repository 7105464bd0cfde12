import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { isSignedInitData } from './init-data.ts';
import { initDataFor, type Launch, launchParametersFor } from './open-app.ts';
import { findPerson } from './people.ts';

const now = new Date('2026-05-01T12:00:00.900Z');
const open = async (launch: Omit<Launch, 'person' | 'now'> & { person?: string }) =>
  new URLSearchParams(
    await initDataFor({ ...launch, now, person: findPerson(launch.person ?? 'dewey') }),
  );

test('[LAUNCH-01] init data is signed with the development token and holds the user', async () => {
  const raw = await initDataFor({ person: findPerson('dewey') });

  expect(await isSignedInitData(raw, development.bot_token)).toBe(true);
  expect(JSON.parse(new URLSearchParams(raw).get('user') ?? '')).toEqual(findPerson('dewey').user);
});

test('[ENT-01] the people together have every field of a Telegram user', async () => {
  const users = await Promise.all(
    ['paula', 'terry'].map(async (person) =>
      JSON.parse((await open({ person })).get('user') ?? ''),
    ),
  );

  expect(Object.keys(Object.assign({}, ...users)).sort()).toEqual([
    'added_to_attachment_menu',
    'allows_write_to_pm',
    'first_name',
    'id',
    'is_bot',
    'is_premium',
    'language_code',
    'last_name',
    'photo_url',
    'username',
  ]);
});

test('auth_date is the whole second at which the app is opened', async () => {
  expect((await open({})).get('auth_date')).toBe('1777636800');
});

test('[ENT-03] a launch by a link has chat instance, chat type and start parameter, but no query id', async () => {
  const data = await open({ opening: 'link', startParameter: 'USER7' });

  expect(data.get('start_param')).toBe('USER7');
  expect(data.has('chat_instance') && data.has('chat_type')).toBe(true);
  expect(data.has('query_id')).toBe(false);
});

test("[ENT-02] [ENT-03] a launch by a group's attachment menu has the chat and `can_send_after`", async () => {
  const data = await open({ opening: 'group' });

  expect(JSON.parse(data.get('chat') ?? '')).toEqual({
    id: expect.any(Number),
    type: 'supergroup',
    title: 'Puddle Club',
    username: 'puddle_club',
    photo_url: expect.stringMatching(/^https:/),
  });
  expect(Number(data.get('can_send_after'))).toBeGreaterThan(0);
  expect(data.has('query_id')).toBe(true);
});

test("[ENT-03] a launch by a private chat's attachment menu has the receiver", async () => {
  const data = await open({ opening: 'private' });

  expect(JSON.parse(data.get('receiver') ?? '')).toMatchObject({ first_name: 'Brook' });
});

test('[LAUNCH-01] launch parameters have the colors of the chosen theme', async () => {
  const person = findPerson('mist');

  const dark = await launchParametersFor({ person, theme: 'dark' });
  const light = await launchParametersFor({ person });

  expect(dark.themeParams.bg_color).toMatch(/^#[0-9a-f]{6}$/);
  expect(dark.themeParams.bg_color).not.toBe(light.themeParams.bg_color);
});
