import type { Player } from '../world/world.ts';

type Balance = Pick<Player, 'availableTaps' | 'debtTaps'>;

/**
 * Credits taps to the player. If the player has a debt of taps, the credited taps first repay the debt (decisions §6).
 */
export function creditTaps(player: Balance, taps: number): void {
  const repaid = Math.min(player.debtTaps, taps);
  player.debtTaps -= repaid;
  player.availableTaps += taps - repaid;
}

/** Subtracts refunded taps from the unspent taps, at most down to zero, and records the rest as debt (decisions §6). */
export function takeBackTaps(player: Balance, taps: number): void {
  const taken = Math.min(player.availableTaps, taps);
  player.availableTaps -= taken;
  player.debtTaps += taps - taken;
}
