import { Problem } from '@bold/sdk/contract';
import type { Handler } from '../contract/handler.ts';
import { requireUser } from '../users/require-user.ts';
import { wasErased } from '../users/users-repository.ts';
import { countReferred, ensureCode, toReferralCode } from './referrals-repository.ts';

/**
 * Returns a player's referral code and the number of players who joined with this code. The parameter `id` is the
 * player's id (decisions §10 API). Throws `USER_NOT_FOUND` also for an erased player, because the deleted code must not
 * be replaced.
 */
export const getReferralStats: Handler<'getReferralStats'> = async ({ params }, { db, clock }) => {
  const { id } = await requireUser(db, params.id);
  if (await wasErased(db, id)) throw new Problem('USER_NOT_FOUND', `Player ${id} was erased.`);
  const code = await ensureCode(db, params.id, clock.now());
  return { ...toReferralCode(code), referred_users_count: await countReferred(db, params.id) };
};
