import { expect, test, vi } from 'vitest';
import { setupMock } from '../node.ts';
import { startPlayer } from '../player.fixture.ts';
import { plainSetting } from '../setting.ts';
import { findPerson } from '../telegram/people.ts';
import { Stage } from './stage.ts';

const mock = setupMock();
const dewey = findPerson('dewey').user.id;

function stageOf() {
  const app = { close: vi.fn(), open: vi.fn(async () => {}) };
  return { app, stage: new Stage(mock, app, plainSetting) };
}

const totalOf = async (telegramId: number) => {
  const player = await startPlayer(telegramId);
  return (await player.get('/user/taps/me')).json.total_taps;
};

test('another scenario begins a new world, and the app opens in it', async () => {
  const { app, stage } = stageOf();
  await totalOf(5);

  await stage.change({ scenario: 'before-level' });

  expect(await totalOf(dewey)).toBe(99);
  expect(mock.world.players.some(({ telegramId }) => telegramId === 5)).toBe(false);
  expect(app.open).toHaveBeenCalledExactlyOnceWith(stage.view.setting, true);
});

test('the app is taken away before the world changes under it', async () => {
  const { app, stage } = stageOf();
  const before = mock.export();
  const seen: string[] = [];
  app.close.mockImplementation(() => void seen.push(mock.export()));

  await stage.change({ scenario: 'rich' });

  expect(seen).toEqual([before]);
});

test('another person comes into the same world, seated as the scenario says', async () => {
  const { app, stage } = stageOf();
  await stage.change({ scenario: 'before-level' });

  await stage.change({ person: 'terry' });

  expect(await totalOf(findPerson('terry').user.id)).toBe(99);
  expect(mock.world.players.some(({ telegramId }) => telegramId === dewey)).toBe(true);
  expect(app.open).toHaveBeenLastCalledWith(stage.view.setting, false);
});

test('other controls hold from the next call on, without opening the app again', async () => {
  const { app, stage } = stageOf();
  const player = await startPlayer(1);

  await stage.change({ controls: { faults: { getMe: { rate: 1, code: 'INTERNAL_ERROR' } } } });

  expect((await player.get('/user/me')).status).toBe(500);
  expect(app.open).not.toHaveBeenCalled();
});

test("another scenario forgets the controls that were set over the last one's", async () => {
  const { stage } = stageOf();
  await stage.change({ controls: { latencyMs: 10 } });
  await stage.change({ scenario: 'ready' });

  expect(stage.view.setting.controls).toEqual({});
});

test('the last calls are shown, the newest first and not for ever', async () => {
  const { stage } = stageOf();
  const player = await startPlayer(1);
  for (let call = 0; call < 14; call += 1) await player.get('/level');
  await player.get('/country');

  await expect.poll(() => stage.view.calls.length).toBe(12);
  expect(stage.view.calls[0]).toMatchObject({ path: '/country', status: 200, number: 15 });
});

test('calls that come together are drawn together', async () => {
  const { stage } = stageOf();
  const listener = vi.fn();
  stage.subscribe(listener);
  const player = await startPlayer(1);

  await Promise.all(['/level', '/user/me', '/user/taps/me'].map((path) => player.get(path)));

  expect(listener).not.toHaveBeenCalled();
  await expect.poll(() => stage.view.calls.length).toBe(3);
  expect(listener).toHaveBeenCalledOnce();
});

test('a snapshot played elsewhere has the taps made since', async () => {
  const { stage } = stageOf();
  await stage.change({ scenario: 'ready' });
  const player = mock.world.players.find(({ telegramId }) => telegramId === dewey);
  Object.assign(player ?? {}, { totalTaps: 777 });
  const snapshot = await stage.snapshot();
  mock.reset();

  await stage.change(snapshot);

  expect(await totalOf(dewey)).toBe(777);
});
