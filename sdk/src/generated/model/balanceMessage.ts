/**
 * Generated from the contract, never edited.
 */
import type { BalanceMessageType } from './balanceMessageType.ts';
import type { TapCount } from './tapCount.ts';

/**
 * Sent when the balance changed elsewhere, by a purchase, the gift, a refund or another device.
 */
export interface BalanceMessage {
  /** The message is a balance. */
  type: BalanceMessageType;
  available_taps: TapCount;
  total_taps: TapCount;
}
