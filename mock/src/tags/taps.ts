import type { Taps } from '@bold/sdk';
import type { TagHandlers } from '../http/handler.ts';
import type { Player } from '../world/world.ts';
import { findPlayer } from './players.ts';

export const taps: TagHandlers<'taps'> = {
  getMyTaps: ({ player }) => {
    const taps = balanceOf(player);
    if (player.debtTaps > 0) taps.debt_taps = player.debtTaps;
    return taps;
  },
  getCachedTaps: ({ world, params }) => ({ total_taps: findPlayer(world, params.id).totalTaps }),
};

export function balanceOf({ availableTaps, totalTaps }: Player): Taps {
  return { available_taps: availableTaps, total_taps: totalTaps };
}
