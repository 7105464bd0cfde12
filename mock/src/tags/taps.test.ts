import { expect, test } from 'vitest';
import { setupMock } from '../node.ts';
import { startPlayer } from '../player.fixture.ts';

const mock = setupMock();

test('a new player has no taps', async () => {
  const player = await startPlayer(1);

  expect((await player.get('/user/taps/me')).json).toEqual({ available_taps: 0, total_taps: 0 });
});

test('any player can see how much another one has tapped', async () => {
  const player = await startPlayer(1);
  const [other] = mock.world.players;

  expect((await player.get(`/user/taps/cached/${other?.id}`)).json).toEqual({
    total_taps: other?.totalTaps,
  });
});

test('taps of an unknown player are not found', async () => {
  const player = await startPlayer(1);

  expect((await player.get('/user/taps/cached/999999')).json).toMatchObject({
    code: 'USER_NOT_FOUND',
  });
});
