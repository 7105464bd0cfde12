import { expect, test } from 'vitest';
import { setupMock } from '../node.ts';
import { startPlayer, type TestPlayer } from '../player.fixture.ts';

setupMock();

const friendly = 'UQAREREREREREREREREREREREREREREREREREREREREREbvW';
const raw = `0:${'11'.repeat(32)}`;
const update = async (player: TestPlayer, body: unknown) =>
  player.call('PATCH', '/user/profile/me', body);

test('an absent field is unchanged, null clears a field, and objects merge field by field', async () => {
  const player = await startPlayer(1);
  await update(player, {
    additional_info: { bio: '  Money is like water. ', custom_link: 'a.example' },
  });

  const { json } = await update(player, { additional_info: { custom_link: null } });

  expect(json.additional_info).toEqual({
    instagram_username: null,
    twitter_username: null,
    custom_link: null,
    bio: 'Money is like water.',
  });
  expect((await update(player, { additional_info: null })).json).toMatchObject({
    additional_info: { bio: null },
  });
});

test('null does not change name and country', async () => {
  const player = await startPlayer(1);
  await update(player, { display_name: 'Bold', country_id: 'PT' });

  expect((await update(player, { display_name: null, country_id: null })).json).toMatchObject({
    display_name: 'Bold',
    country_id: 'PT',
  });
});

test('a bio of white space alone is stored as null', async () => {
  const player = await startPlayer(1);

  expect((await update(player, { additional_info: { bio: '   ' } })).json).toMatchObject({
    additional_info: { bio: null },
  });
});

test('a raw wallet address is returned in its friendly form', async () => {
  const player = await startPlayer(1);

  expect((await update(player, { payment_info: { wallet_hash: raw } })).json).toMatchObject({
    payment_info: { wallet_hash: friendly, wallet_verified: false },
  });
});

test.each([
  ['wrong checksum', `${friendly.slice(0, -1)}X`, 'checksum'],
  ['unknown workchain', `UQEz${'Mz'.repeat(20)}M2SU`, 'workchain'],
])('an address with a %s is refused, and no field is saved', async (_, wallet_hash, code) => {
  const player = await startPlayer(1);

  expect(await update(player, { country_id: 'PT', payment_info: { wallet_hash } })).toMatchObject({
    status: 400,
    json: { errors: [{ pointer: '/body/payment_info/wallet_hash', code }] },
  });
  expect((await player.get('/user/me')).json).toMatchObject({ country_id: null });
});

test('an unknown country is refused with 404', async () => {
  expect(await update(await startPlayer(1), { country_id: 'ZZ' })).toMatchObject({
    status: 404,
    json: { code: 'COUNTRY_NOT_FOUND' },
  });
});
