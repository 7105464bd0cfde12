import { currentLevel } from '@bold/sdk/game';
import { expect, test } from 'vitest';
import { levelList } from '../tags/levels.ts';
import { createWorld, exportWorld, importWorld, resetWorld } from './create-world.ts';
import { findOrCreatePlayer } from './players.ts';
import type { World } from './world.ts';

const newcomer = { id: 77, first_name: 'New' };

test('the same seed makes the same world, another seed another one', () => {
  expect(createWorld(5)).toEqual(createWorld(5));
  expect(createWorld(5)).not.toEqual(createWorld(6));
});

test('an exported and imported world is the same world', () => {
  const world = createWorld(3);
  findOrCreatePlayer(world, newcomer, null, 0).availableTaps = 12;
  const other = createWorld(4);

  importWorld(other, exportWorld(world));

  expect(other).toEqual(world);
});

test('a string that is no world is refused and changes nothing', () => {
  const world = createWorld(3);

  expect(() => importWorld(world, '{"players":[]}')).toThrow('The text is no exported world');
  expect(world).toEqual(createWorld(3));
});

test.each([
  ['payments', ({ payments: _, ...world }: World) => world],
  [
    'payouts',
    ({ players: [first, ...players], ...world }: World) => ({
      ...world,
      players: [first, ...players.map(({ payouts: _, ...player }) => player)],
    }),
  ],
  ['weather', (world: World) => ({ ...world, weather: 'rain' })],
])(
  'a world in which the field %s is missing or new is refused and changes nothing',
  (field, older) => {
    const world = createWorld(3);
    const exported: { world: World } = JSON.parse(exportWorld(world));
    const text = JSON.stringify({ ...exported, world: older(exported.world) });

    expect(() => importWorld(world, text)).toThrow(`only one has the field "${field}"`);
    expect(world).toEqual(createWorld(3));
  },
);

test('a reset removes a player who joined after the start', () => {
  const world = createWorld(3);
  findOrCreatePlayer(world, newcomer, null, 0);

  resetWorld(world);

  expect(world).toEqual(createWorld(3));
});

test('every level has members, and Black has nine', () => {
  const { players } = createWorld();
  const members = (id: number) =>
    players.filter(({ totalTaps }) => currentLevel(levelList, totalTaps)?.id === id).length;

  expect(levelList.map(({ id }) => members(id)).every((count) => count > 0)).toBe(true);
  expect(members(10)).toBe(9);
});

test('all names and all referral codes are different', () => {
  const { players } = createWorld(9);

  expect(new Set(players.map(({ displayName }) => displayName)).size).toBe(players.length);
  expect(new Set(players.map(({ referralCode }) => referralCode)).size).toBe(players.length);
});
