import type { Player } from '../world/world.ts';

type Balance = Pick<Player, 'availableTaps' | 'debtTaps'>;

/** Credits taps to the player. The taps first repay the player's debt (decisions §6). */
export function creditTaps(player: Balance, taps: number): void {
  const repaid = Math.min(player.debtTaps, taps);
  player.debtTaps -= repaid;
  player.availableTaps += taps - repaid;
}

/**
 * Takes refunded taps from the player's available taps. If too few are available, adds the rest to the player's debt
 * (decisions §6).
 */
export function takeBackTaps(player: Balance, taps: number): void {
  const taken = Math.min(player.availableTaps, taps);
  player.availableTaps -= taken;
  player.debtTaps += taps - taken;
}
