import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { call, player } = await startServer();

test('[API-17] [ENT-05] a new player has every field, with no country and no gift taken', async () => {
  const { status, headers, body } = await player({
    id: 5_000_000_001,
    username: 'bold_one',
    first_name: 'Bold',
    last_name: 'One',
  }).call<{ id: number }>('GET', '/user/me');
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(body).toEqual({
    id: body.id,
    telegram_id: 5_000_000_001,
    username: 'bold_one',
    display_name: `bold_${body.id}`,
    first_name: 'Bold',
    last_name: 'One',
    is_username_visible: false,
    is_bonus_taken: false,
    country_id: null,
  });
});

test('[API-01] outside the base path there is no API', async () => {
  expect((await call('GET', '/user/me')).status).toBe(404);
});
