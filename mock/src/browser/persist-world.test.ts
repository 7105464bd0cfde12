import { expect, test, vi } from 'vitest';
import { createMock } from '../mock.ts';
import { findOrCreatePlayer } from '../world/players.ts';
import { persistWorld, worldKey } from './persist-world.ts';

/**
 * Creates a fake window. `hide` dispatches the event of a reload, and `receive` the event of a change of the stored
 * world by another tab.
 */
function fakePage(stored: Record<string, string> = {}) {
  const timers: (() => void)[] = [];
  const localStorage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  };
  const setTimeout = (write: () => void) => timers.push(write);
  const target = Object.assign(new EventTarget(), { localStorage, setTimeout });
  const page = target as unknown as Parameters<typeof persistWorld>[0];
  const send = (type: string, change: Partial<StorageEvent> = {}) =>
    target.dispatchEvent(Object.assign(new Event(type), change));
  const wait = () => {
    for (const write of timers.splice(0)) write();
  };
  const receive = (key = worldKey) => send('storage', { key, newValue: stored[key] ?? null });
  return { page, stored, timers, hide: () => send('pagehide'), receive, wait };
}

function open(page: ReturnType<typeof fakePage>['page'], seed?: number) {
  const end = new AbortController();
  const keeper = persistWorld(page, end.signal);
  const mock = createMock(seed === undefined ? {} : { seed }, keeper.save);
  keeper.restore(mock, seed);
  return { mock, keeper, end };
}

const newcomer = { id: 7, first_name: 'New' };

test('after a reload the world is the same as before', () => {
  const { page, wait } = fakePage();
  const { mock, keeper } = open(page);
  findOrCreatePlayer(mock.world, newcomer, null, 0).totalTaps = 42;
  keeper.save();
  wait();

  expect(open(page).mock.world.players.at(-1)).toMatchObject({ telegramId: 7, totalTaps: 42 });
});

test('a change after the first save is saved too', () => {
  const { page, wait } = fakePage();
  const { mock, keeper } = open(page);
  for (const totalTaps of [1, 2]) {
    findOrCreatePlayer(mock.world, newcomer, null, 0).totalTaps = totalTaps;
    keeper.save();
    wait();
  }

  expect(open(page).mock.world.players.at(-1)).toMatchObject({ totalTaps: 2 });
});

test('a change before the stored world is restored is saved, and so are later ones', () => {
  const { page, wait } = fakePage();
  const keeper = persistWorld(page, new AbortController().signal);
  const mock = createMock({}, keeper.save);
  keeper.save();
  wait();
  keeper.restore(mock);
  findOrCreatePlayer(mock.world, newcomer, null, 0).totalTaps = 3;
  keeper.save();
  wait();

  expect(open(page).mock.world.players.at(-1)).toMatchObject({ totalTaps: 3 });
});

test('a reload right after a change loses nothing', () => {
  const { page, hide } = fakePage();
  const { mock, keeper } = open(page);
  findOrCreatePlayer(mock.world, newcomer, null, 0);
  keeper.save();
  hide();

  expect(open(page).mock.world.players.at(-1)).toMatchObject({ telegramId: 7 });
});

test('a second tab continues in the world that the first one has changed', () => {
  const first = fakePage();
  const second = fakePage(first.stored);
  const one = open(first.page);
  const two = open(second.page);
  findOrCreatePlayer(one.mock.world, newcomer, null, 0).totalTaps = 42;
  one.keeper.save();
  first.wait();
  second.receive();
  findOrCreatePlayer(two.mock.world, { id: 8, first_name: 'Other' }, null, 0);
  two.keeper.save();
  second.wait();

  expect(open(first.page).mock.world.players.slice(-2)).toMatchObject([
    { telegramId: 7, totalTaps: 42 },
    { telegramId: 8 },
  ]);
});

test('a change that is not stored yet is not lost when another tab stores its world', () => {
  const first = fakePage();
  const second = fakePage(first.stored);
  const one = open(first.page);
  const two = open(second.page);
  findOrCreatePlayer(two.mock.world, newcomer, null, 0).totalTaps = 42;
  two.keeper.save();
  one.keeper.save();
  first.wait();
  second.receive();
  second.wait();

  expect(open(second.page).mock.world.players.at(-1)).toMatchObject({
    telegramId: 7,
    totalTaps: 42,
  });
});

test('a mock that has stopped stores its last change, and no later one over the world of the next mock', () => {
  const { page, stored, wait } = fakePage();
  const { mock, keeper, end } = open(page);
  const change = (totalTaps: number) => {
    findOrCreatePlayer(mock.world, newcomer, null, 0).totalTaps = totalTaps;
    keeper.save();
  };
  change(1);

  end.abort();
  expect(stored[worldKey]).toContain('"totalTaps":1,');
  change(2);
  wait();

  expect(stored[worldKey]).toContain('"totalTaps":1,');
});

test('a mock that has stopped does not take over the world of another tab', () => {
  const first = fakePage();
  const second = fakePage(first.stored);
  const one = open(first.page);
  const two = open(second.page);
  two.end.abort();
  findOrCreatePlayer(one.mock.world, newcomer, null, 0);
  one.keeper.save();
  first.wait();
  second.receive();

  expect(two.mock.world.players.at(-1)?.telegramId).not.toBe(newcomer.id);
});

test('a change of another key of the storage is ignored', () => {
  const { page, receive } = fakePage({ theme: 'dark' });
  open(page);

  expect(() => receive('theme')).not.toThrow();
});

test('many changes in a row are saved once', () => {
  const { page, timers } = fakePage();
  const { keeper } = open(page);
  timers.length = 0;

  for (let change = 0; change < 10; change += 1) keeper.save();

  expect(timers.length).toBeLessThanOrEqual(1);
});

test('a seed that is given has priority over a stored world with another one', () => {
  const { page, wait } = fakePage();
  const { mock, keeper } = open(page, 7);
  findOrCreatePlayer(mock.world, newcomer, null, 0);
  keeper.save();
  wait();

  const restored = [7, undefined, 9].map((seed) => {
    const { world } = open(page, seed).mock;
    return [world.seed, world.players.some(({ telegramId }) => telegramId === newcomer.id)];
  });

  expect(restored).toEqual([
    [7, true],
    [7, true],
    [9, false],
  ]);
});

test('an unreadable stored world is replaced by a new one', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { page } = fakePage({ [worldKey]: 'nonsense' });

  expect(open(page).mock.world.players.length).toBeGreaterThan(50);
  expect(warn).toHaveBeenCalledOnce();
});

test('without room for the world the game continues, a warning says so once, and room lets it be stored again', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { page, stored, wait } = fakePage();
  const { mock, keeper } = open(page);
  const setItem = vi.spyOn(page.localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const change = (totalTaps: number) => {
    findOrCreatePlayer(mock.world, newcomer, null, 0).totalTaps = totalTaps;
    keeper.save();
    wait();
  };

  change(1);
  change(2);
  expect(warn).toHaveBeenCalledOnce();

  setItem.mockRestore();
  change(3);
  expect(stored[worldKey]).toContain('"totalTaps":3,');
});
