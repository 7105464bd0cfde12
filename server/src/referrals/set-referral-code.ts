import { Problem } from '@bold/sdk/contract';
import type { Handler } from '../contract/handler.ts';
import { lockUser } from '../users/users-repository.ts';
import {
  findCode,
  findReferrer,
  hasBought,
  insertReferral,
  isInvitedBy,
  lockPayments,
  lockReferrals,
  toReferralCode,
} from './referrals-repository.ts';

/**
 * Stores who invited the caller (decisions §3). A later call cannot change the referrer, but may send the same code
 * again.
 * @throws The first of these errors that applies: `REFERRAL_CODE_OWN`, `REFERRAL_CODE_NOT_FOUND`,
 * `REFERRAL_CODE_ALREADY_SET`, `REFERRAL_AFTER_PURCHASE`, `REFERRAL_CIRCLE`.
 */
export const setReferralCode: Handler<'setReferralCode'> = ({ userId, body }, { db, clock }) =>
  db.transaction().execute(async (tx) => {
    const code = await findCode(tx, body.code);
    if (code?.user_id === userId) throw new Problem('REFERRAL_CODE_OWN');
    if (!code) throw new Problem('REFERRAL_CODE_NOT_FOUND', `No player has the code ${body.code}.`);

    // Until the code is stored, no invoice is created and none is settled: a purchase must find the referrer.
    await lockUser(tx, userId);
    await lockPayments(tx, userId);
    await lockReferrals(tx);
    const referrerId = await findReferrer(tx, userId);
    if (referrerId === code.user_id) return toReferralCode(code);
    if (referrerId !== undefined) throw new Problem('REFERRAL_CODE_ALREADY_SET');
    if (await hasBought(tx, userId)) throw new Problem('REFERRAL_AFTER_PURCHASE');
    if (await isInvitedBy(tx, code.user_id, userId)) throw new Problem('REFERRAL_CIRCLE');
    await insertReferral(tx, userId, code.user_id, clock.now());
    return toReferralCode(code);
  });
