import { ok } from '../expectations.ts';
import type { Player } from './player.ts';

export const setCodePath = '/user/referrals/set-code';

export type ReferralCode = { id: number; code: string; user_id: number; created_at: string };

export async function referralCodeOf(player: Player): Promise<ReferralCode> {
  return ok<ReferralCode>(await player.get('/user/referrals/code'));
}

/** Returns the number of players whom the player has invited. */
export async function invitedCountOf(player: Player): Promise<number> {
  const { user_id } = await referralCodeOf(player);
  const stats = await player.get(`/user/referrals/stats/${user_id}`);
  return ok<{ referred_users_count: number }>(stats).referred_users_count;
}
