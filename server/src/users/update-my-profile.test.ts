import type { AdditionalInfoUpdate, ExtendedProfile } from '@bold/sdk';
import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { requireCountry } from './update-my-profile.ts';

const { player } = await startServer();
const path = '/user/profile/me';

test('[API-18] the response is the updated profile', async () => {
  const { call } = player({ id: 501 });
  const additional_info = {
    instagram_username: 'bold.one',
    twitter_username: 'bold-one',
    custom_link: 'example.com/bold',
    bio: '  Money is like water. ',
  };
  const { status, body } = await call('PATCH', path, {
    body: { display_name: 'Bold-One', country_id: 'PT', additional_info },
  });
  expect([status, body]).toMatchObject([
    200,
    {
      display_name: 'Bold-One',
      country_id: 'PT',
      additional_info: { ...additional_info, bio: 'Money is like water.' },
    },
  ]);
});

test('[API-18] absent fields are unchanged, null clears a field except the name and the country', async () => {
  const { call } = player({ id: 502 });
  const info = { instagram_username: 'insta', twitter_username: 'twit' };
  await call('PATCH', path, {
    body: { display_name: 'Keeper', country_id: 'JP', additional_info: { ...info, bio: 'x' } },
  });
  const { body } = await call('PATCH', path, {
    body: {
      display_name: null,
      country_id: null,
      additional_info: { twitter_username: null, bio: ' ' },
    },
  });
  expect(body).toMatchObject({
    display_name: 'Keeper',
    country_id: 'JP',
    additional_info: { instagram_username: 'insta', twitter_username: null, bio: null },
  });
});

test('[R218] null for a whole object clears every field in it', async () => {
  const { call } = player({ id: 503 });
  const save = async (additional_info: AdditionalInfoUpdate | null) =>
    (await call<ExtendedProfile>('PATCH', path, { body: { additional_info } })).body
      .additional_info;
  const none = await save({});
  const filled = {
    instagram_username: 'insta',
    twitter_username: 'twit',
    custom_link: 'a.example',
    bio: 'x',
  } satisfies Required<AdditionalInfoUpdate>;
  expect(await save(filled)).toEqual(filled);
  expect(await save(null)).toEqual(none);
});

test('an empty update changes nothing', async () => {
  const { call } = player({ id: 504 });
  const { body: before } = await call<{ id: number }>('GET', '/user/me');
  const { status, body } = await call('PATCH', path, { body: {} });
  expect([status, body]).toMatchObject([200, { id: before.id, display_name: `bold_${before.id}` }]);
});

test('of two players who take the same name at once exactly one gets it', async () => {
  const wanting = [510, 511, 512, 513, 514].map((id) => player({ id }));
  const body = { display_name: 'Contested' };
  const responses = await Promise.all(wanting.map(({ call }) => call('PATCH', path, { body })));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'DISPLAY_NAME_TAKEN',
  });
});

test('if the name is refused, no other field is stored', async () => {
  await player({ id: 520 }).call('PATCH', path, { body: { display_name: 'Taken' } });
  const { call } = player({ id: 521 });
  const { status } = await call('PATCH', path, {
    body: { display_name: 'TAKEN', country_id: 'PT' },
  });
  expect(status).toBe(409);
  expect((await call('GET', '/user/me')).body).toMatchObject({ country_id: null });
});

test('a default name is reserved, also that of a future player and the own one in capitals', async () => {
  const { call } = player({ id: 522 });
  const { body: me } = await call<{ id: number }>('GET', '/user/me');
  for (const display_name of ['Bold_9999', `BOLD_${me.id}`]) {
    const { status, body } = await call('PATCH', path, { body: { display_name } });
    const detail = `The name ${display_name} is reserved.`;
    expect([status, body]).toMatchObject([409, { code: 'DISPLAY_NAME_TAKEN', detail }]);
  }
});

test('[COUNTRY-03] a country is stored, an unknown one gets 404', async () => {
  const { call } = player({ id: 523 });
  const saved = await call('PATCH', path, { body: { country_id: 'BR' } });
  expect(saved.body).toMatchObject({ country_id: 'BR' });
  const unknown = await call('PATCH', path, { body: { country_id: 'ZZ' } });
  expect([unknown.status, unknown.body]).toMatchObject([404, { code: 'COUNTRY_NOT_FOUND' }]);
});

test('an invalid wallet is refused before an unknown country', async () => {
  const wallet_hash = `UQ${'A'.repeat(46)}`;
  const { status, body } = await player({ id: 524 }).call('PATCH', path, {
    body: { country_id: 'ZZ', payment_info: { wallet_hash } },
  });
  expect([status, body]).toMatchObject([400, { errors: [{ code: 'checksum' }] }]);
});

const refused: [string, object, string, string][] = [
  ['[PROFILE-12] an empty name', { display_name: '' }, '/body/display_name', 'minLength'],
  [
    '[PROFILE-13] a name of 21',
    { display_name: 'a'.repeat(21) },
    '/body/display_name',
    'maxLength',
  ],
  ['[PROFILE-14] a default name', { display_name: 'bold_7' }, '/body/display_name', 'pattern'],
  ['[PROFILE-14] a foreign letter', { display_name: 'bøld' }, '/body/display_name', 'pattern'],
  [
    '[PROFILE-17] an Instagram name of 31',
    { additional_info: { instagram_username: 'a'.repeat(31) } },
    '/body/additional_info/instagram_username',
    'maxLength',
  ],
  [
    '[PROFILE-18] an Instagram name with @',
    { additional_info: { instagram_username: '@a' } },
    '/body/additional_info/instagram_username',
    'pattern',
  ],
  [
    '[PROFILE-19] a Twitter name of 16',
    { additional_info: { twitter_username: 'a'.repeat(16) } },
    '/body/additional_info/twitter_username',
    'maxLength',
  ],
  [
    '[PROFILE-20] a Twitter name with a dot',
    { additional_info: { twitter_username: 'a.b' } },
    '/body/additional_info/twitter_username',
    'pattern',
  ],
  [
    '[PROFILE-21] a link of 181',
    { additional_info: { custom_link: `a.example/${'x'.repeat(171)}` } },
    '/body/additional_info/custom_link',
    'maxLength',
  ],
  [
    '[PROFILE-22] a script link',
    { additional_info: { custom_link: 'javascript:alert(1)' } },
    '/body/additional_info/custom_link',
    'pattern',
  ],
  [
    '[PROFILE-23] a bio of 141',
    { additional_info: { bio: 'x'.repeat(141) } },
    '/body/additional_info/bio',
    'maxLength',
  ],
  [
    'a made-up revenue',
    { payment_info: { top10_dol_revenue: 5 } },
    '/body/payment_info/top10_dol_revenue',
    'additionalProperties',
  ],
];

test.each(refused)('%s is refused with its place', async (_, body, pointer, code) => {
  const response = await player({ id: 530 }).call<{ errors: object[] }>('PATCH', path, { body });
  expect(response.status).toBe(400);
  expect(response.body.errors).toContainEqual(expect.objectContaining({ pointer, code }));
});

test('only the ids of the catalogue are countries', () => {
  expect(() => requireCountry('PT')).not.toThrow();
  expect(() => requireCountry('ZZ')).toThrow('No country has the id ZZ.');
});
