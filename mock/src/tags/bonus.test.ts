import { expect, test } from 'vitest';
import { setupMock } from '../node.ts';
import { startPlayer } from '../player.fixture.ts';

setupMock();

test('the gift is 99 taps and is marked as taken', async () => {
  const player = await startPlayer(1);

  expect(await player.call('POST', '/bonus/start')).toMatchObject({
    status: 200,
    json: { is_bonus_taken: true },
  });
  expect((await player.get('/user/taps/me')).json).toEqual({ available_taps: 99, total_taps: 0 });
});

test('the gift is given once', async () => {
  const player = await startPlayer(1);
  await player.call('POST', '/bonus/start');

  expect(await player.call('POST', '/bonus/start')).toMatchObject({
    status: 409,
    json: { code: 'BONUS_ALREADY_TAKEN' },
  });
  expect((await player.get('/user/taps/me')).json).toMatchObject({ available_taps: 99 });
});

test('an open socket receives the gift, and again after a second request that is refused', async () => {
  const player = await startPlayer(1);
  const socket = await player.connect();
  socket.send('{}');
  await socket.next();

  await player.call('POST', '/bonus/start');

  const gift = { type: 'balance', available_taps: 99, total_taps: 0 };
  expect(await socket.next()).toEqual(gift);
  // The first push may be lost.
  expect(await player.call('POST', '/bonus/start')).toMatchObject({ status: 409 });
  expect(await socket.next()).toEqual(gift);
});
