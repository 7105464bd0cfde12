import { type Balance, canTap } from '@bold/sdk/game';

/**
 * The notice to show about the balance. `balance` means that there is no notice, so the balance is shown (decisions §10
 * GIFT).
 */
export type BalanceNotice = 'gift' | 'thats-it' | 'not-enough' | 'balance';

export type NoticeInput = {
  readonly balance: Balance;
  /** The chosen multiplier's value. */
  readonly multiplier: number;
  readonly isBonusTaken: boolean;
  /**
   * The number of taps in the gift. The notice "That's it" is shown when the player has made exactly this number of
   * taps and no taps are left.
   */
  readonly giftTaps: number;
};

/** Returns the first notice whose condition is true, in the order of `BalanceNotice` (spec §4, decisions §10 GIFT). */
export function balanceNotice({
  balance,
  multiplier,
  isBonusTaken,
  giftTaps,
}: NoticeInput): BalanceNotice {
  const { available, total } = balance;
  if (!isBonusTaken && total === 0 && available === 0) return 'gift';
  if (total === giftTaps && available === 0) return 'thats-it';
  const hasTapped = total > 0;
  if (!canTap(balance, multiplier) || (!isBonusTaken && hasTapped)) return 'not-enough';
  return 'balance';
}

/**
 * Returns true if the gift is offered together with this notice. This is so for `gift`, and for `not-enough` if the
 * player bought taps before taking the gift.
 */
export function offersGift(notice: BalanceNotice, isBonusTaken: boolean): boolean {
  return !isBonusTaken && (notice === 'gift' || notice === 'not-enough');
}
