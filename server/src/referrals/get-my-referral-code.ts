import type { Handler } from '../http/handler.ts';
import { toReferralCode } from './referral-code.ts';
import { ensureCode } from './referrals-repository.ts';

/** The caller's own code; everybody has one. */
export const getMyReferralCode: Handler<'getMyReferralCode'> = async ({ userId }, { db, clock }) =>
  toReferralCode(await ensureCode(db, userId, clock.now()));
