import { type Balance, canTap } from './balance.ts';

/** What stands where the taps are bought: one of four, first match wins (decisions §10 GIFT). */
export type BalanceNotice = 'gift' | 'thats-it' | 'not-enough' | 'balance';

/** What the notice depends on. */
export interface NoticeInput {
  readonly balance: Balance;
  /** The chosen multiplier's value. */
  readonly multiplier: number;
  readonly isBonusTaken: boolean;
  /** The gift's taps; "That's it" shows when just these were tapped. */
  readonly giftTaps: number;
}

/**
 * Gift, "That's it", "Not enough taps", balance: in this order (spec §4, decisions §10 GIFT).
 * A player with a total above 0 has tapped.
 */
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

/** Whether "Not enough taps" also offers the gift, so that nobody who bought first is stuck. */
export function offersGift(notice: BalanceNotice, isBonusTaken: boolean): boolean {
  return !isBonusTaken && (notice === 'gift' || notice === 'not-enough');
}
