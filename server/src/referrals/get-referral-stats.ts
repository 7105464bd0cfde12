import type { Handler } from '../contract/handler.ts';
import { requireUser } from '../users/require-user.ts';
import { countReferred, ensureCode, toReferralCode } from './referrals-repository.ts';

/** Returns a player's code and how many players joined with it; `id` is the player's id (decisions §10 API). */
export const getReferralStats: Handler<'getReferralStats'> = async ({ params }, { db, clock }) => {
  await requireUser(db, params.id);
  const code = await ensureCode(db, params.id, clock.now());
  return { ...toReferralCode(code), referred_users_count: await countReferred(db, params.id) };
};
