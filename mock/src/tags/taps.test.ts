import { expect, test } from 'vitest';
import { setupMock } from '../node.ts';
import { startPlayer } from '../player.fixture.ts';

const mock = setupMock();

test('a new player has no taps', async () => {
  const player = await startPlayer(1);

  expect((await player.get('/user/taps/me')).json).toEqual({ available_taps: 0, total_taps: 0 });
});

test('a debt is shown until it is repaid', async () => {
  const player = await startPlayer(1);
  await player.get('/user/me');
  const debtor = mock.world.players.at(-1);

  Object.assign(debtor ?? {}, { debtTaps: 7 });
  expect((await player.get('/user/taps/me')).json).toMatchObject({ debt_taps: 7 });
  Object.assign(debtor ?? {}, { debtTaps: 0 });
  expect((await player.get('/user/taps/me')).json).not.toHaveProperty('debt_taps');
});

test('any player can read the total taps of another player', async () => {
  const player = await startPlayer(1);
  const [other] = mock.world.players;

  expect((await player.get(`/user/taps/cached/${other?.id}`)).json).toEqual({
    total_taps: other?.totalTaps,
  });
});

test('the taps of an unknown player return 404', async () => {
  const player = await startPlayer(1);

  expect((await player.get('/user/taps/cached/999999')).json).toMatchObject({
    code: 'USER_NOT_FOUND',
  });
});
