import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { populate } from './people.ts';
import type { World } from './world.ts';

const format = 'bold-world-5';

/** A populated world. The same seed makes the same one, down to the last invitation code. */
export function createWorld(seed = 1): World {
  const world: World = {
    seed,
    random: seed >>> 0,
    newcomer: { availableTaps: 0, totalTaps: 0 },
    players: [],
    // What sells in development, and the largest invoice (decisions §1).
    store: { currencies: ['STARS', 'TON'], maxStars: rules.invoice_stars_max, withdrawn: [] },
    payments: [],
    settlement: { day: null, carriedMicros: 0 },
    challenges: [],
    idempotentResponses: {},
  };
  populate(world);
  return world;
}

/** Resets the world to the start of this or another seed. */
export function resetWorld(world: World, seed = world.seed): void {
  Object.assign(world, createWorld(seed));
}

/** The whole world as a string that {@link importWorld} reads. */
export function exportWorld(world: World): string {
  return JSON.stringify({ format, world });
}

/** Replaces the world by an exported one. Throws when the text is no export, and then changes nothing. */
export function importWorld(world: World, text: string): void {
  const read: unknown = JSON.parse(text);
  if (!isExport(read))
    throw new Error(`The text is no exported world: its format is not "${format}".`);
  Object.assign(world, read.world);
}

function isExport(read: unknown): read is { format: string; world: World } {
  return typeof read === 'object' && read !== null && 'format' in read && read.format === format;
}
