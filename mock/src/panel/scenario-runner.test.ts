import { expect, test, vi } from 'vitest';
import { setupMock } from '../node.ts';
import { startPlayer } from '../player.fixture.ts';
import { defaultScenarioState } from '../scenarios/scenario-state.ts';
import { findPerson } from '../telegram/launch/people.ts';
import { ScenarioRunner } from './scenario-runner.ts';

const mock = setupMock();
const dewey = findPerson('dewey').user.id;

function runnerOf() {
  const app = { close: vi.fn(), open: vi.fn(async () => {}) };
  return { app, runner: new ScenarioRunner(mock, app, defaultScenarioState) };
}

const totalOf = async (telegramId: number) => {
  const player = await startPlayer(telegramId);
  return (await player.get('/user/taps/me')).json.total_taps;
};

test('another scenario resets the world and opens the app in it', async () => {
  const { app, runner } = runnerOf();
  await totalOf(5);

  await runner.change({ scenario: 'before-level' });

  expect(await totalOf(dewey)).toBe(99);
  expect(mock.world.players.some(({ telegramId }) => telegramId === 5)).toBe(false);
  expect(app.open).toHaveBeenCalledExactlyOnceWith(runner.view.state, true);
});

test('the app is closed before the world is reset', async () => {
  const { app, runner } = runnerOf();
  const before = mock.export();
  const seen: string[] = [];
  app.close.mockImplementation(() => void seen.push(mock.export()));

  await runner.change({ scenario: 'rich' });

  expect(seen).toEqual([before]);
});

test('other controls apply from the next call on, and the app stays open', async () => {
  const { app, runner } = runnerOf();
  const player = await startPlayer(1);

  await runner.change({ controls: { faults: { getMe: { rate: 1, code: 'INTERNAL_ERROR' } } } });

  expect((await player.get('/user/me')).status).toBe(500);
  expect(app.open).not.toHaveBeenCalled();
});

test('another scenario drops the controls that were changed before', async () => {
  const { runner } = runnerOf();
  await runner.change({ controls: { latencyMs: 10 } });
  await runner.change({ scenario: 'ready' });

  expect(runner.view.state.controls).toEqual({});
});

test('another scenario leaves the world of an opened link', async () => {
  const { runner } = runnerOf();
  await runner.change({ scenario: 'ready' });
  await runner.change(await runner.snapshot());

  await runner.change({ scenario: 'before-level' });

  expect(await totalOf(dewey)).toBe(99);
  expect(runner.view.state).not.toHaveProperty('world');
});

test('a call after a pause is shown above the earlier ones', async () => {
  const { runner } = runnerOf();
  const player = await startPlayer(1);
  const paths = () => runner.view.calls.map(({ path }) => path);
  await player.get('/level');
  await expect.poll(paths).toEqual(['/level']);

  await player.get('/country');

  await expect.poll(paths).toEqual(['/country', '/level']);
});

test('only the latest calls are shown, the newest first', async () => {
  const { runner } = runnerOf();
  const player = await startPlayer(1);
  for (let call = 0; call < 14; call += 1) await player.get('/level');
  await player.get('/country');

  await expect.poll(() => runner.view.calls.length).toBe(12);
  expect(runner.view.calls[0]).toMatchObject({ path: '/country', status: 200, number: 15 });
});

test('calls in quick succession are rendered once', async () => {
  const { runner } = runnerOf();
  const listener = vi.fn();
  runner.subscribe(listener);
  const player = await startPlayer(1);

  await Promise.all(['/level', '/user/me', '/user/taps/me'].map((path) => player.get(path)));

  expect(listener).not.toHaveBeenCalled();
  await expect.poll(() => runner.view.calls.length).toBe(3);
  expect(listener).toHaveBeenCalledOnce();
});

test('a snapshot has no world that is too long for a URL, also none of an opened link', async () => {
  const { runner } = runnerOf();
  await runner.change({ scenario: 'ready' });
  const linked = await runner.snapshot();
  const reopened = new ScenarioRunner(mock, { close: () => {}, open: async () => {} }, linked);
  mock.world.challenges = Array.from({ length: 500 }, () => ({
    userId: 1,
    payload: crypto.randomUUID(),
    expiresAt: 0,
  }));

  expect([await runner.snapshot(), await reopened.snapshot()]).toEqual([
    runner.view.state,
    runner.view.state,
  ]);
});

test('a snapshot that is opened on another device has the current taps', async () => {
  const { runner } = runnerOf();
  await runner.change({ scenario: 'ready' });
  const player = mock.world.players.find(({ telegramId }) => telegramId === dewey);
  Object.assign(player ?? {}, { totalTaps: 777 });
  const snapshot = await runner.snapshot();
  mock.reset();

  await runner.change(snapshot);

  expect(await totalOf(dewey)).toBe(777);
});
