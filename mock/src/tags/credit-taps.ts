import type { Player } from '../world/world.ts';

type Balance = Pick<Player, 'availableTaps' | 'debtTaps'>;

/** Gives the player taps; a debt is repaid first (decisions §6). */
export function creditTaps(player: Balance, taps: number): void {
  const repaid = Math.min(player.debtTaps, taps);
  player.debtTaps -= repaid;
  player.availableTaps += taps - repaid;
}

/** Takes unspent taps back, down to zero, and books the rest as a debt (decisions §6). */
export function takeBackTaps(player: Balance, taps: number): void {
  const taken = Math.min(player.availableTaps, taps);
  player.availableTaps -= taken;
  player.debtTaps += taps - taken;
}
