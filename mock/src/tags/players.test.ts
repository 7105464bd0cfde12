import { expect, test } from 'vitest';
import { createWorld } from '../world/create-world.ts';
import { findPlayer, isNameFree } from './players.ts';

test('a player is found by the id of the game, not by the Telegram id', () => {
  const world = createWorld();
  const [first] = world.players;

  expect(findPlayer(world, 1)).toBe(first);
  expect(() => findPlayer(world, first?.telegramId ?? 0)).toThrow(
    expect.objectContaining({ code: 'USER_NOT_FOUND' }),
  );
});

test('a name that differs from a taken one only in case is taken', () => {
  const world = createWorld();
  const [first, second] = [findPlayer(world, 1), findPlayer(world, 2)];
  const loud = first.displayName.toUpperCase();

  expect(isNameFree(world, loud, first)).toBe(true);
  expect(isNameFree(world, loud, second)).toBe(false);
});

test('no player can take the default name of a later player, ignoring case', () => {
  const world = createWorld();

  expect(isNameFree(world, 'BOLD_999', findPlayer(world, 1))).toBe(false);
});
