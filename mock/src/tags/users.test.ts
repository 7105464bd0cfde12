import { expect, test } from 'vitest';
import { setupMock } from '../node.ts';
import { startPlayer } from '../player.fixture.ts';

const mock = setupMock();

test('the first call of any operation creates the player with the default name', async () => {
  const player = await startPlayer(7_000_000_000_001);

  const { status, json } = await player.get('/user/me');

  expect(status).toBe(200);
  expect(json).toEqual({
    id: mock.world.players.length,
    telegram_id: 7_000_000_000_001,
    username: 'user_7000000000001',
    display_name: `bold_${mock.world.players.length}`,
    first_name: 'First7000000000001',
    last_name: null,
    is_username_visible: false,
    is_bonus_taken: false,
    country_id: null,
  });
});

test('a saved name is returned by the next read', async () => {
  const player = await startPlayer(1);

  await player.call('PATCH', '/user/profile/me', { display_name: 'Read-After', country_id: 'PT' });

  expect((await player.get('/user/me')).json).toMatchObject({
    display_name: 'Read-After',
    country_id: 'PT',
  });
});

test('another player’s name is refused, ignoring case, and no field is saved', async () => {
  const [first, second] = [await startPlayer(1), await startPlayer(2)];
  await first.call('PATCH', '/user/profile/me', { display_name: 'Bold' });

  const refusal = await second.call('PATCH', '/user/profile/me', {
    display_name: 'bOLD',
    country_id: 'PT',
  });

  expect(refusal).toMatchObject({ status: 409, json: { code: 'DISPLAY_NAME_TAKEN' } });
  expect((await second.get('/user/me')).json).toMatchObject({ country_id: null });
});

test('a default name is reserved, also that of a future player and the own one in capitals', async () => {
  const player = await startPlayer(1);
  const { id } = (await player.get('/user/me')).json;
  for (const display_name of ['Bold_9999', `BOLD_${id}`]) {
    expect(await player.call('PATCH', '/user/profile/me', { display_name })).toMatchObject({
      status: 409,
      json: { code: 'DISPLAY_NAME_TAKEN', detail: `The name ${display_name} is reserved.` },
    });
  }
});

test('a taken name is available only to its owner', async () => {
  const [first, second] = [await startPlayer(1), await startPlayer(2)];
  await first.call('PATCH', '/user/profile/me', { display_name: 'Bold' });
  const check = '/user/me/check-display-name?display_name_to_check=bold';

  expect((await first.get(check)).json).toEqual({ is_available: true });
  expect((await second.get(check)).json).toEqual({ is_available: false });
});

const realName = { id: 1, first_name: 'First1', last_name: 'Last1', username: 'user_1' };

test('other players see neither a hidden username nor the money nor the real names of a profile', async () => {
  const [owner, viewer] = [await startPlayer(1, { user: realName }), await startPlayer(2)];
  const path = `/user/profile/${(await owner.get('/user/me')).json.id}`;

  expect((await owner.get(path)).json).toMatchObject({
    username: 'user_1',
    first_name: 'First1',
    last_name: 'Last1',
    payment_info: { wallet_hash: null, wallet_verified: false },
  });
  expect((await viewer.get(path)).json).toMatchObject({
    username: null,
    first_name: null,
    last_name: null,
    payment_info: null,
  });
});

test('[ENT-06] a profile has what its owner earned by invitations and by shares of the revenue', async () => {
  const owner = await startPlayer(1);
  const path = `/user/profile/${(await owner.get('/user/me')).json.id}`;
  Object.assign(mock.world.players.at(-1) ?? {}, {
    referralsMicros: 1_500_000,
    top10Micros: 20_000,
  });

  expect((await owner.get(path)).json).toMatchObject({
    payment_info: { referrals_dol_revenue: 1.5, top10_dol_revenue: 0.02 },
  });
});

test('other players see a username after its owner made it visible', async () => {
  const [owner, viewer] = [await startPlayer(1), await startPlayer(2)];

  const { json } = await owner.call('PATCH', '/user/me/username-visibility', {
    is_username_visible: true,
  });

  expect(json).toMatchObject({ is_username_visible: true });
  expect((await viewer.get(`/user/profile/${json.id}`)).json).toMatchObject({ username: 'user_1' });
});

test('the profile of an unknown player returns 404', async () => {
  const player = await startPlayer(1);

  expect(await player.get('/user/profile/999999')).toMatchObject({
    status: 404,
    json: { code: 'USER_NOT_FOUND' },
  });
});

test('a username that breaks the pattern is not shown', async () => {
  const player = await startPlayer(1, { user: { id: 1, first_name: '', username: 'no.dots' } });

  expect((await player.get('/user/me')).json).toMatchObject({ username: null, first_name: null });
});
