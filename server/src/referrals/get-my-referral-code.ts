import type { Handler } from '../contract/handler.ts';
import { ensureCode, toReferralCode } from './referrals-repository.ts';

/** Returns the caller's own code; every player has one. */
export const getMyReferralCode: Handler<'getMyReferralCode'> = async ({ userId }, { db, clock }) =>
  toReferralCode(await ensureCode(db, userId, clock.now()));
