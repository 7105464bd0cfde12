import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { player } = await startServer();
const owner = player({ id: 201, username: 'owner' });
const { body: me } = await owner.call<{ id: number }>('GET', '/user/me');
const other = player({ id: 202 });

test('[API-21] [ENT-06] the owner sees the whole profile', async () => {
  const { body } = await owner.call('GET', `/user/profile/${me.id}`);
  expect(body).toEqual({
    id: me.id,
    username: 'owner',
    display_name: `bold_${me.id}`,
    first_name: 'Test',
    last_name: null,
    is_username_visible: false,
    country_id: null,
    additional_info: {
      instagram_username: null,
      twitter_username: null,
      custom_link: null,
      bio: null,
    },
    payment_info: {
      wallet_hash: null,
      wallet_verified: false,
      referrals_dol_revenue: 0,
      top10_dol_revenue: 0,
    },
  });
});

test('[SEC-04] [API-21] every player can read a profile, but neither its wallet nor its real names nor a hidden username', async () => {
  const { status, body } = await other.call('GET', `/user/profile/${me.id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: me.id,
    display_name: `bold_${me.id}`,
    username: null,
    first_name: null,
    last_name: null,
    payment_info: null,
  });
});

test('a shown username is public, the real names stay with their owner', async () => {
  const shown = player({ id: 203, username: 'shown', last_name: 'Real' });
  const path = `/user/profile/${(await shown.call<{ id: number }>('GET', '/user/me')).body.id}`;
  await shown.call('PATCH', '/user/me/username-visibility', {
    body: { is_username_visible: true },
  });
  const names = { username: 'shown', first_name: 'Test', last_name: 'Real' };
  expect((await shown.call('GET', path)).body).toMatchObject(names);
  const { body } = await other.call('GET', path);
  expect(body).toMatchObject({ ...names, first_name: null, last_name: null });
});

test('an unknown profile gets 404', async () => {
  const { status, body } = await other.call('GET', '/user/profile/999999');
  expect([status, body]).toMatchObject([404, { code: 'USER_NOT_FOUND' }]);
});

test.each(['abc', '0', '-1', '1.5', '9007199254740992', '%00'])(
  'an id that is not valid (%s) gets 400',
  async (id) => {
    const { status, body } = await other.call('GET', `/user/profile/${id}`);
    expect([status, body]).toMatchObject([400, { errors: [{ pointer: '/path/id' }] }]);
  },
);
