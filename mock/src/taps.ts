import type { CachedTaps, Taps } from '@bold/sdk';
import { getGetCachedTapsMockHandler, getGetMyTapsMockHandler } from '@bold/sdk/msw';
import type { HttpHandler } from 'msw';
import type { Answers, Call } from './backend.ts';
import { findPlayer } from './players.ts';
import type { Player } from './world.ts';

/** The handlers of the tag `taps`. */
export function taps(answer: Answers): HttpHandler[] {
  return [
    getGetMyTapsMockHandler(answer('getMyTaps', ({ player }) => balanceOf(player))),
    getGetCachedTapsMockHandler(answer('getCachedTaps', getCachedTaps)),
  ];
}

/** A player's balance as the contract has it. */
export function balanceOf({ availableTaps, totalTaps }: Player): Taps {
  return { available_taps: availableTaps, total_taps: totalTaps };
}

function getCachedTaps({ world, path }: Call & { path: { id: number } }): CachedTaps {
  return { total_taps: findPlayer(world, path.id).totalTaps };
}
