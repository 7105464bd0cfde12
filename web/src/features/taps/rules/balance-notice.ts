import { type Balance, canTap } from '@bold/sdk/game';

/** The notice that replaces the available taps, or `balance` if there is no notice (decisions §10 GIFT). */
export type BalanceNotice = 'gift' | 'thats-it' | 'not-enough' | 'balance';

export type NoticeInput = {
  readonly balance: Balance;
  readonly multiplier: number;
  readonly isBonusTaken: boolean;
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

/** Returns true if the notice offers the start bonus. */
export function offersGift(notice: BalanceNotice, isBonusTaken: boolean): boolean {
  return !isBonusTaken && (notice === 'gift' || notice === 'not-enough');
}
