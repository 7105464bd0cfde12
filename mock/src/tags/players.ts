import { Problem } from '@bold/sdk/contract';
import { needsDisplayName } from '@bold/sdk/game';
import type { Player, World } from '../world/world.ts';

/** Finds a player by the player id, not by the Telegram id. Throws USER_NOT_FOUND for an unknown id. */
export function findPlayer(world: World, id: number): Player {
  const player = world.players.find((candidate) => candidate.id === id);
  if (!player) throw new Problem('USER_NOT_FOUND', `No player has the id ${id}.`);
  return player;
}

/** Returns true if the name has the form of a default name, such as `bold_42`, in upper or lower case. */
export function isReservedName(name: string): boolean {
  return needsDisplayName(name.toLowerCase());
}

/** Returns false for a reserved name or the name of another player, regardless of case. */
export function isNameFree(world: World, name: string, player: Player): boolean {
  const wanted = name.toLowerCase();
  return (
    !isReservedName(name) &&
    world.players.every((other) => other === player || other.displayName.toLowerCase() !== wanted)
  );
}
