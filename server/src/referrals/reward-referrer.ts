import { referralReward } from '@bold/sdk/game';
import { referralPercents } from '@bold/sdk/limits';
import type { PaymentTable } from '../database/money-tables.ts';
import type { Transfer } from '../ledger/book-transfers.ts';

type RewardedPayment = Pick<PaymentTable, 'price_micros' | 'gateway'>;

/**
 * Returns a list with the transfer that gives the referrer 5 % of the dollar price (decisions §6). The list is empty if
 * there is no referrer or the reward is zero.
 */
export function rewardReferrer(
  referrerId: number | null,
  chargeId: string,
  { price_micros, gateway }: RewardedPayment,
): Transfer[] {
  const micros = referralReward(price_micros, referralPercents);
  if (referrerId === null || micros === 0) return [];
  return [
    {
      kind: 'referral',
      source: chargeId,
      from: { account: 'revenue' },
      to: { account: 'referrals', userId: referrerId },
      micros,
      gateway,
    },
  ];
}

/**
 * Returns a list with the transfer that takes back the reward for a refunded purchase. The list is empty if there was
 * no reward.
 */
export function takeRewardBack(
  referrerId: number | null,
  chargeId: string,
  payment: RewardedPayment,
  rewardedAt: Date,
): Transfer[] {
  return rewardReferrer(referrerId, chargeId, payment).map(({ from, to, ...reward }) => ({
    ...reward,
    kind: 'referral-refund',
    from: to,
    to: from,
    // While the reward is held, the transfer must not reduce older rewards.
    heldFrom: rewardedAt,
  }));
}
