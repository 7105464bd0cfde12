import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { player } = await startServer();
const owner = player({ id: 401 });
const other = player({ id: 402 });
await owner.call('PATCH', '/user/profile/me', { body: { display_name: 'Bold-One' } });

const check = (who: typeof owner, name: string) =>
  who.call<{ errors: { pointer: string }[] }>(
    'GET',
    `/user/me/check-display-name?display_name_to_check=${name}`,
  );

test('[API-20] [ENT-20] [PROFILE-16] a name is taken regardless of case', async () => {
  expect((await check(other, 'bold-ONE')).body).toEqual({ is_available: false });
  expect((await check(other, 'Bold-Two')).body).toEqual({ is_available: true });
});

test('the player’s own name is available', async () => {
  expect((await check(owner, 'bold-one')).body).toEqual({ is_available: true });
});

test('the default name of a future player is taken, also in capitals', async () => {
  expect((await check(other, 'BOLD_999')).body).toEqual({ is_available: false });
});

test.each(['', 'bold_1', 'a'.repeat(21), 'with%20space', 'Ж', 'a%00', 'a&display_name_to_check=b'])(
  'a name that is not allowed (%s) gets 400',
  async (name) => {
    const { status, body } = await check(other, name);
    expect(status).toBe(400);
    expect(body.errors[0]?.pointer).toBe('/query/display_name_to_check');
  },
);
