import { Problem } from '@bold/sdk/contract';
import type { Handler } from '../contract/handler.ts';
import { requireUser } from '../users/require-user.ts';
import { wasErased } from '../users/users-repository.ts';
import { countReferred, ensureCode, toReferralCode } from './referrals-repository.ts';

/** Returns a player's code and how many players the player has invited (decisions §10 API). Throws `USER_NOT_FOUND`. */
export const getReferralStats: Handler<'getReferralStats'> = async ({ params }, deps) => {
  const { db, clock } = deps;
  const { id } = await requireUser(deps, params.id);
  // An erased player must not get a new code. The detail is that of an unknown id, so it does not tell of the erasure.
  if (await wasErased(db, id)) throw new Problem('USER_NOT_FOUND', `No player has the id ${id}.`);
  const code = await ensureCode(db, params.id, clock.now());
  return { ...toReferralCode(code), referred_users_count: await countReferred(db, params.id) };
};
