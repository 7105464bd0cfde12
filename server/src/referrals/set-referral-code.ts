import { Problem } from '@bold/sdk/contract';
import type { Handler } from '../contract/handler.ts';
import {
  findCode,
  findReferrer,
  insertReferral,
  isInvitedBy,
  lockReferrals,
  toReferralCode,
} from './referrals-repository.ts';

/**
 * Stores who invited the caller, once and for all (decisions §3). The same code again is accepted; refused are, checked
 * in this order, one's own, an unknown and another code, and one that closes a circle.
 */
export const setReferralCode: Handler<'setReferralCode'> = ({ userId, body }, { db, clock }) =>
  db.transaction().execute(async (tx) => {
    const code = await findCode(tx, body.code);
    if (code?.user_id === userId) throw new Problem('REFERRAL_CODE_OWN');
    if (!code) throw new Problem('REFERRAL_CODE_NOT_FOUND', `No player has the code ${body.code}.`);

    await lockReferrals(tx);
    const referrerId = await findReferrer(tx, userId);
    if (referrerId === code.user_id) return toReferralCode(code);
    if (referrerId !== undefined) throw new Problem('REFERRAL_CODE_ALREADY_SET');
    if (await isInvitedBy(tx, code.user_id, userId)) throw new Problem('REFERRAL_CIRCLE');
    await insertReferral(tx, userId, code.user_id, clock.now());
    return toReferralCode(code);
  });
