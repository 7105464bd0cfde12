import { expect, test } from 'vitest';
import { setupMock } from './node.ts';
import { startPlayer } from './player.fixture.ts';

// Nine checks by which mocks were compared: a good mock refuses what a backend refuses, and has a state.
setupMock();

const profile = '/user/profile/me';

test('probe 1: a value of the wrong type is refused', async () => {
  const player = await startPlayer(1);

  expect(await player.call('PATCH', profile, { display_name: 7 })).toMatchObject({
    status: 400,
    json: { code: 'VALIDATION_FAILED', errors: [{ pointer: '/body/display_name', code: 'type' }] },
  });
});

test('probe 2: a value outside of its pattern is refused', async () => {
  const player = await startPlayer(1);

  expect(await player.call('PATCH', profile, { display_name: 'two words' })).toMatchObject({
    status: 400,
    json: { code: 'VALIDATION_FAILED', errors: [{ code: 'pattern' }] },
  });
});

test('probe 3: an unknown property is refused', async () => {
  const player = await startPlayer(1);

  expect(await player.call('PATCH', profile, { total_taps: 5 })).toMatchObject({
    status: 400,
    json: { code: 'VALIDATION_FAILED', errors: [{ pointer: '/body/total_taps' }] },
  });
});

test('probe 4: malformed JSON is refused', async () => {
  const player = await startPlayer(1);

  expect(await player.call('PATCH', profile, '{"display_name":')).toMatchObject({
    status: 400,
    json: { code: 'MALFORMED_JSON' },
  });
});

test('probe 5: a wrong method is refused with the allowed methods', async () => {
  const player = await startPlayer(1);

  const { status, headers } = await player.call('DELETE', '/user/me');

  expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test('probe 6: a call without init data is refused', async () => {
  expect((await fetch('http://localhost/api/user/me')).status).toBe(401);
});

test('probe 7: a saved profile field is returned by the next read', async () => {
  const player = await startPlayer(1);
  await player.call('PATCH', profile, { display_name: 'Bold-One', country_id: 'PT' });

  expect((await player.get('/user/me')).json).toMatchObject({
    display_name: 'Bold-One',
    country_id: 'PT',
  });
});

test('probe 8: an unknown id returns 404', async () => {
  const player = await startPlayer(1);

  expect(await player.get('/user/profile/999999')).toMatchObject({
    status: 404,
    json: { code: 'USER_NOT_FOUND' },
  });
});

test('probe 9: the gift is given once', async () => {
  const player = await startPlayer(1);

  const statuses = [
    (await player.call('POST', '/bonus/start')).status,
    (await player.call('POST', '/bonus/start')).status,
  ];

  expect(statuses).toEqual([200, 409]);
  expect((await player.get('/user/taps/me')).json).toMatchObject({ available_taps: 99 });
});
