import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { populate } from './players.ts';
import type { World } from './world.ts';

// Raise the number when a field changes its shape or meaning. A new field of the world or of a player needs no new one.
const format = 'bold-world-9';

/** Creates a world with seeded players. The same seed always creates the same world. */
export function createWorld(seed = 1): World {
  const world: World = {
    seed,
    random: seed >>> 0,
    newcomer: { availableTaps: 0, totalTaps: 0 },
    players: [],
    // The gateways of development, and the largest invoice (decisions §1).
    store: { currencies: ['STARS', 'TON'], maxStars: rules.invoice_stars_max, withdrawn: [] },
    payments: [],
    slowTransfers: [],
    settlement: { day: null, carriedMicros: 0 },
    challenges: [],
    idempotentResponses: {},
  };
  populate(world);
  return world;
}

/** Replaces the content of `world` by the initial world of `seed`. */
export function resetWorld(world: World, seed = world.seed): void {
  Object.assign(world, createWorld(seed));
}

/** Returns the whole world as a string for {@link importWorld}. */
export function exportWorld(world: World): string {
  return JSON.stringify({ format, world });
}

/**
 * Replaces the content of `world` by the exported world in `text`. If `text` is not an exported world, throws an Error
 * and leaves `world` unchanged.
 */
export function importWorld(world: World, text: string): void {
  const read: unknown = JSON.parse(text);
  if (!isExport(read))
    throw new Error(`The text is no exported world: its format is not "${format}".`);
  const field = otherField(read.world, world);
  if (field !== undefined)
    throw new Error(`The exported world is of another version: only one has the field "${field}".`);
  Object.assign(world, read.world);
}

/**
 * Does the same as `importWorld`, but a player of both worlds remains the same object: a call that is under way may
 * still change it.
 */
export function followWorld(world: World, text: string): void {
  const known = new Map(world.players.map((player) => [player.telegramId, player]));
  importWorld(world, text);
  world.players = world.players.map((player) =>
    Object.assign(known.get(player.telegramId) ?? player, player),
  );
}

function isExport(read: unknown): read is { format: string; world: World } {
  return typeof read === 'object' && read !== null && 'format' in read && read.format === format;
}

/** Returns a field that only one of two worlds has; `undefined` if both have the same fields. */
function otherField(one: World, other: World): string | undefined {
  const [player = {}] = other.players;
  const ofPlayers = () => one.players.map((own) => fieldOfOne(own, player)).find(Boolean);
  return fieldOfOne(one, other) ?? ofPlayers();
}

/** Returns a field that only one of two objects has. */
function fieldOfOne(one: object, other: object): string | undefined {
  return Object.keys({ ...one, ...other }).find((name) => !(name in one && name in other));
}
