import { referralReward } from '@bold/sdk/game';
import { referralPercents } from '@bold/sdk/limits';
import type { Transfer } from '../ledger/post-money.ts';

/**
 * Returns the transfer of the referrer's reward for a purchase: 5 % of its dollar price in micro-dollars (decisions
 * §6). Returns an empty list if there is no referrer or the reward is 0.
 */
export function rewardReferrer(
  referrerId: number | null,
  chargeId: string,
  priceMicros: number,
): Transfer[] {
  const micros = referralReward(priceMicros, referralPercents);
  if (referrerId === null || micros === 0) return [];
  return [
    {
      kind: 'referral',
      source: chargeId,
      from: { account: 'revenue' },
      to: { account: 'referrals', userId: referrerId },
      micros,
    },
  ];
}

/**
 * Returns the transfer that takes this reward back. Its hold starts with that of the reward, so that it does not reduce
 * older rewards while this one is still held.
 */
export function takeRewardBack(
  referrerId: number | null,
  chargeId: string,
  priceMicros: number,
  rewardedAt: Date,
): Transfer[] {
  return rewardReferrer(referrerId, chargeId, priceMicros).map(({ from, to, micros }) => ({
    kind: 'referral-refund',
    source: chargeId,
    from: to,
    to: from,
    micros,
    heldFrom: rewardedAt,
  }));
}
