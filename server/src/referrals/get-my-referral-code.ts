import type { Handler } from '../http/handler.ts';
import { toReferralCode } from './referral-code.ts';
import { ensureCode } from './referrals-repository.ts';

/** Returns the caller's own code; every player has one. */
export const getMyReferralCode: Handler<'getMyReferralCode'> = async ({ userId }, { db, clock }) =>
  toReferralCode(await ensureCode(db, userId, clock.now()));
