import { expect, test } from 'vitest';
import { createMock } from './mock.ts';
import { play, seat } from './play.ts';
import { plainSetting } from './setting.ts';
import { findPerson } from './telegram/people.ts';

const setting = { ...plainSetting, scenario: 'rich' } as const;

test('the seed of the setting decides who else plays', async () => {
  const [first, second] = [createMock(), createMock()];
  await play(first, setting);
  await play(second, { ...setting, seed: 2 });

  expect(first.world.players[0]).not.toEqual(second.world.players[0]);
});

test('somebody whom the world knows stays as they are', async () => {
  const mock = createMock();
  await play(mock, setting);
  const me = mock.world.players.find(
    ({ telegramId }) => telegramId === findPerson(setting.person).user.id,
  );
  Object.assign(me ?? {}, { totalTaps: 5 });

  seat(mock, setting);

  expect(me?.totalTaps).toBe(5);
});

test('a text that is no world leaves the world as it was', async () => {
  const mock = createMock();
  const before = mock.export();

  await expect(play(mock, { ...setting, world: 'bm9uc2Vuc2U' })).rejects.toThrow();

  expect(mock.export()).toBe(before);
});
