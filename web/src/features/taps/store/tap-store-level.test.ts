import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fewLevels, levelOf, startPlayer, startTapStore, tapTimes } from './tap-store.fixture.ts';

const congratulations = {
  title: 'Congratulations',
  description: 'You achieved a new level',
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('[LEVEL-01] [LEVEL-02] the tap that reaches a threshold changes the level and the next level', () => {
  const { store } = startPlayer(5, 98);

  store.tap();
  expect([store.level?.title, store.nextLevel?.title]).toEqual(['White', 'Pink']);
  store.tap();

  expect([store.level?.title, store.nextLevel?.title]).toEqual(['Pink', 'Red']);
});

test('[LEVEL-03] reaching a level shows one toast', () => {
  const { store, toast } = startPlayer(50, 95);

  tapTimes(store, 20);

  expect(toast).toHaveBeenCalledExactlyOnceWith(congratulations);
});

test('[LEVEL-03] opening the app on a level shows no toast', () => {
  const levelsFirst = startTapStore();
  levelsFirst.store.setLevels(fewLevels);
  levelsFirst.store.seed({ available: 5, total: 2_000 }, 1);
  const tapsFirst = startTapStore();
  tapsFirst.store.seed({ available: 5, total: 2_000 }, 1);
  tapsFirst.store.setLevels(fewLevels);

  expect(levelsFirst.toast).not.toHaveBeenCalled();
  expect(tapsFirst.toast).not.toHaveBeenCalled();
  expect(tapsFirst.store.level?.title).toBe('Red');
});

test('[LEVEL-04] the tap that reaches a level sends the batch at once', () => {
  const { store, sent } = startPlayer(50, 95);

  tapTimes(store, 5);

  expect(sent).toEqual([{ multiplier: 1, taps: 5 }]);
  expect(store.pending).toBe(0);
});

test('[LEVEL-04] a level that another device reaches sends the pending taps with the multiplier that they had', () => {
  const { store, sent } = startPlayer(50, 4_990);
  store.chooseMultiplier({ id: 3, value: 3, display_name: null });
  store.tap();

  store.receiveBalance({ available: 40, total: 5_000 });

  expect(store.level?.title).toBe('Orange');
  expect(store.multiplier.value).toBe(1);
  expect(sent).toEqual([{ multiplier: 3, taps: 1 }]);
  expect(store.pending).toBe(0);
  expect(store.balance).toEqual({ available: 37, total: 5_003 });
});

test('[LEVEL-05] the chosen multiplier is unchanged if the new level has it, too', () => {
  const { store } = startPlayer(50, 998);
  store.chooseMultiplier({ id: 2, value: 2, display_name: null });

  store.tap();

  expect(store.level?.title).toBe('Red');
  expect(store.multiplier.value).toBe(2);
});

test('[LEVEL-05] a multiplier that the new level lacks is replaced by its first one', () => {
  const { store, sent } = startPlayer(50, 4_998);
  store.chooseMultiplier({ id: 3, value: 3, display_name: null });

  store.tap();

  expect(store.level?.title).toBe('Orange');
  expect(store.multiplier).toEqual({ id: 1, value: 1, display_name: '1' });
  expect(sent).toEqual([{ multiplier: 3, taps: 1 }]);
});

test('[LEVEL-05] on a level without multipliers the default multiplier is chosen', () => {
  const { store } = startTapStore();
  store.setLevels([levelOf(1, 'White', 0, [1]), levelOf(2, 'Bare', 1, [])]);
  store.seed({ available: 5, total: 0 }, 1);

  store.tap();

  expect(store.level?.title).toBe('Bare');
  expect(store.multiplier).toEqual({ id: 1, value: 1, display_name: '1' });
});

/** Returns levels whose third one, from `threshold` on, no longer grants the multiplier 3. */
const changedLevels = (threshold: number) => [
  ...fewLevels.slice(0, 2),
  levelOf(3, 'Red', threshold, [1, 2]),
];

test('[LEVEL-05] a multiplier that the level no longer grants when the levels are loaded again is replaced', () => {
  const { store, sent } = startPlayer(500, 1_200);
  store.chooseMultiplier({ id: 3, value: 3, display_name: null });
  store.tap();

  store.setLevels(changedLevels(1_000));

  expect(store.multiplier.value).toBe(1);
  expect(sent).toEqual([{ multiplier: 3, taps: 1 }]);
});

test('[LEVEL-03] a level whose threshold has changed when the levels are loaded again is no new level', () => {
  const { store, toast } = startPlayer(500, 1_200);
  store.chooseMultiplier({ id: 2, value: 2, display_name: null });

  store.setLevels(changedLevels(1_100));

  expect(store.multiplier.value).toBe(2);
  expect(toast).not.toHaveBeenCalled();
});

test('[LEVEL-06] progress is 0 at the current threshold and 100 at the next', () => {
  expect(startPlayer(0, 100).store.progress).toBe(0);
  expect(startPlayer(0, 325).store.progress).toBe(25);
  expect(startPlayer(0, 325).store.missingTaps).toBe(675);
});

test('[LEVEL-06] on the last level progress is 100 and the missing taps are 0', () => {
  const { store } = startPlayer(0, 9_000);

  expect(store.progress).toBe(100);
  expect(store.missingTaps).toBe(0);
});

test('[LEVEL-07] each level offers its own multipliers, smallest first', () => {
  const values = [0, 100, 1_000, 5_000].map((total) =>
    startPlayer(0, total).store.multipliers.map(({ value }) => value),
  );

  expect(values).toEqual([[1], [1, 2], [1, 2, 3], [1, 2, 5]]);
});

test('[BOLD-03] [LEVEL-05] the picker sorts the multipliers of a level, and reaching it chooses the first in its own order', () => {
  const { store } = startTapStore();
  store.setLevels([levelOf(1, 'White', 0, [1]), levelOf(2, 'Mixed', 1, [20, 5, 10])]);
  store.seed({ available: 5, total: 0 }, 1);

  store.tap();

  expect(store.multipliers.map(({ value }) => value)).toEqual([5, 10, 20]);
  expect(store.multiplier.value).toBe(20);
});

test('[LEVEL-03] a level that taps of another device reach shows a toast too', () => {
  const { store, toast } = startPlayer(50, 95);

  store.receiveBalance({ available: 40, total: 105 });

  expect(toast).toHaveBeenCalledExactlyOnceWith(congratulations);
});

test('a correction below the level’s threshold replaces a multiplier of this level', () => {
  const { store, connection } = startPlayer(50, 99);
  store.tap();
  store.chooseMultiplier({ id: 2, value: 2, display_name: null });

  connection.acknowledge({ available: 0, total: 99 });

  expect(store.level?.title).toBe('White');
  expect(store.multiplier.value).toBe(1);
});

test('[LEVEL-03] a correction to a lower level shows no toast', () => {
  const { store, connection, toast } = startPlayer(50, 99);
  store.tap();
  expect(toast).toHaveBeenCalledExactlyOnceWith(congratulations);

  connection.acknowledge({ available: 50, total: 99 });

  expect(store.level?.title).toBe('White');
  expect(toast).toHaveBeenCalledOnce();
});
