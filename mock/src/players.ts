import { needsDisplayName } from '@bold/sdk/game';
import { Problem } from './problem.ts';
import type { Player, World } from './world.ts';

/** The player with the id (ours, not the messenger's). Throws USER_NOT_FOUND. */
export function findPlayer(world: World, id: number): Player {
  const player = world.players.find((candidate) => candidate.id === id);
  if (!player) throw new Problem('USER_NOT_FOUND', `No player has the id ${id}.`);
  return player;
}

/** Whether the player could take the name: nobody else has it, in whatever case, nor could get it as a default name. */
export function isNameFree(world: World, name: string, player: Player): boolean {
  const wanted = name.toLowerCase();
  return (
    !needsDisplayName(wanted) &&
    world.players.every((other) => other === player || other.displayName.toLowerCase() !== wanted)
  );
}
