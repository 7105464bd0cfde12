import type { Handler } from '../contract/handler.ts';
import { ensureCode, toReferralCode } from './referrals-repository.ts';

/** Returns the caller's own referral code, and creates the code if the caller has none. */
export const getMyReferralCode: Handler<'getMyReferralCode'> = async ({ userId }, { db, clock }) =>
  toReferralCode(await ensureCode(db, userId, clock.now()));
