import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { player } = await startServer();
const owner = player({ id: 301, username: 'owner' });
const { body: me } = await owner.call<{ id: number }>('GET', '/user/me');
const other = player({ id: 302, username: 'other' });

test('[API-19] [PROFILE-04] [SEC-05] the owner shows and hides the username', async () => {
  for (const [isVisible, seen] of [
    [true, 'owner'],
    [false, null],
  ]) {
    const body = { is_username_visible: isVisible };
    const response = await owner.call('PATCH', '/user/me/username-visibility', { body });
    expect([response.status, response.body]).toMatchObject([200, { id: me.id, ...body }]);
    const profile = await other.call('GET', `/user/profile/${me.id}`);
    expect(profile.body).toMatchObject({ username: seen, is_username_visible: isVisible });
  }
});

test('[SEC-05] another player changes only their own visibility', async () => {
  await other.call('PATCH', '/user/me/username-visibility', {
    body: { is_username_visible: true },
  });
  const { body } = await owner.call('GET', '/user/me');
  expect(body).toMatchObject({ is_username_visible: false });
});

test('[SEC-05] a request that names another user is refused', async () => {
  const { status, body } = await other.call('PATCH', '/user/me/username-visibility', {
    body: { is_username_visible: true, id: me.id },
  });
  expect([status, body]).toMatchObject([
    400,
    { code: 'VALIDATION_FAILED', errors: [{ pointer: '/body/id', code: 'additionalProperties' }] },
  ]);
});
