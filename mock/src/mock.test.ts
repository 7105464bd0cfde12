import { WebSocketHandler } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Override } from './http/override.ts';
import { createMock } from './mock.ts';
import { failing, setupMock } from './node.ts';
import { startPlayer } from './player.fixture.ts';

const mock = setupMock({ seed: 11 });

test('an import restores the exported world after later changes', async () => {
  const player = await startPlayer(1);
  await player.call('POST', '/bonus/start');
  const exported = mock.export();
  mock.reset();
  expect((await player.get('/user/taps/me')).json).toMatchObject({ available_taps: 0 });

  mock.import(exported);

  expect((await player.get('/user/taps/me')).json).toMatchObject({ available_taps: 99 });
});

test('an open connection receives the balance that another tab has changed', async () => {
  const player = await startPlayer(1);
  const socket = await player.connect();
  await player.get('/user/taps/me');
  const other = createMock();
  other.import(mock.export());
  const changed = other.world.players.at(-1);
  if (changed) changed.availableTaps = 5;

  mock.follow(other.export());

  expect(await socket.next()).toMatchObject({ type: 'balance', available_taps: 5 });
});

test('a gift that is under way when another tab changes the world is not lost', async () => {
  const gate = Promise.withResolvers<void>();
  const startBonus = vi.fn<Override<'startBonus'>>(async ({ next }) => {
    await gate.promise;
    return next();
  });
  mock.override({ startBonus });
  const player = await startPlayer(1);
  const gift = player.call('POST', '/bonus/start');
  await expect.poll(() => startBonus.mock.calls.length).toBe(1);

  mock.follow(mock.export());
  gate.resolve();
  await gift;

  expect((await player.get('/user/taps/me')).json).toMatchObject({ available_taps: 99 });
});

test('a call that latency delays gets no response from a later world, and does not change it', async () => {
  const player = await startPlayer(1);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  mock.control({ latencyMs: 3_000 });
  const responded = vi.fn();
  void player.call('POST', '/bonus/start').then(responded);
  await expect.poll(() => vi.getTimerCount()).toBe(1);

  mock.control({});
  mock.reset();
  vi.advanceTimersByTime(3_000);

  expect((await player.get('/user/taps/me')).json).toMatchObject({ available_taps: 0 });
  expect(responded).not.toHaveBeenCalled();
  expect(mock.calls.map(({ operationId }) => operationId)).toEqual(['getMyTaps']);
});

test('a call that its override delays does not change a later world', async () => {
  const gate = Promise.withResolvers<void>();
  const createTariffInvoice = vi.fn<Override<'createTariffInvoice'>>(async ({ next }) => {
    await gate.promise;
    return next();
  });
  mock.override({ createTariffInvoice });
  const player = await startPlayer(1);
  void player.call('POST', '/payment/gateway/invoice-link/tariff', { tariff_id: 1 });
  await expect.poll(() => createTariffInvoice.mock.calls.length).toBe(1);

  mock.reset();
  gate.resolve();
  await player.get('/user/taps/me');

  expect(mock.world.payments).toEqual([]);
  expect(mock.calls.map(({ operationId }) => operationId)).toEqual(['getMyTaps']);
});

test('another seed has another leader of the world', async () => {
  const player = await startPlayer(1);
  const top = async () => (await player.get('/leaderboard/top')).json;
  const first = await top();

  mock.reset(12);
  const other = await top();
  mock.reset(11);

  expect(other).not.toEqual(first);
  expect(await top()).toEqual(first);
});

test('each test begins with the seed of `setupMock`, even after a test with another seed', () => {
  expect(mock.world.seed).toBe(11);
});

test('with a base path, live connections of other folders go to the network', () => {
  const { handlers } = createMock({ basePath: '/bold' });
  const [live] = handlers.filter((handler) => handler instanceof WebSocketHandler);
  const paths = ['/bold/api/live', '/api/live', '/other/bold/api/live'];

  expect(paths.map((path) => live?.test(`ws://localhost${path}?tg_auth=a`))).toEqual([
    true,
    false,
    false,
  ]);
});

test('`calls` lists each call with its operation and its response', async () => {
  const player = await startPlayer(1);
  await player.get('/user/me?lang=en');
  mock.control(failing('listLevels', 'SERVICE_UNAVAILABLE'));
  await player.get('/level');
  await player.get('/nowhere');

  expect(mock.calls.map(({ operationId, status }) => [operationId, status])).toEqual([
    ['getMe', 200],
    ['listLevels', 503],
    [null, 404],
  ]);
  mock.reset();
  expect(mock.calls).toEqual([]);
});

test('`calls` has only the last hundred calls', async () => {
  const player = await startPlayer(1);
  await player.get('/user/me');
  for (let call = 0; call < 100; call += 1) await player.get('/level');

  expect(mock.calls).toHaveLength(100);
  expect(mock.calls[0]?.operationId).toBe('listLevels');
});
