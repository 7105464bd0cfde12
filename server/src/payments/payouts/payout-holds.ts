import type { PayoutHoldReason } from '@bold/sdk';
import { friendlyWallet } from '../../wallets/wallet-address.ts';
import type { DuePayout } from './due-payouts.ts';

/** A reason to pay nothing. `until` is the end of a `WALLET_CHANGED` hold, and null for every other reason. */
export type PayoutHold = { reason: PayoutHoldReason; until: Date | null };

/** Returns the reasons to hold a due amount, in the contract's order (decisions §6). A ban is not included. */
export function holdsOf(due: DuePayout): PayoutHold[] {
  const { wallet, walletHeldUntil, sharedWith, heldFor, debt, isBelowMinimum } = due;
  const reasons: [PayoutHoldReason, boolean][] = [
    ['NO_WALLET', wallet === null],
    ['WALLET_CHANGED', wallet !== null && walletHeldUntil !== null],
    ['WALLET_SHARED', wallet !== null && sharedWith.length > 0],
    ['OPERATOR', heldFor !== null],
    ['DEBT', debt > 0],
    ['BELOW_MINIMUM', isBelowMinimum],
  ];
  return reasons
    .filter(([, isHeld]) => isHeld)
    .map(([reason]) => ({ reason, until: reason === 'WALLET_CHANGED' ? walletHeldUntil : null }));
}

/** Returns the reasons to hold a due amount, including a ban, as texts for operators. */
export function holdReasons(due: DuePayout): string[] {
  const holds = holdsOf(due).map(({ reason }) => operatorTexts[reason](due));
  return [...holds, ...bansOf(due)];
}

/** Returns those of `holdReasons` that an operator decided. They also stop a payout that is booked, but not sent. */
export function operatorReasons(due: DuePayout): string[] {
  return [...(due.heldFor === null ? [] : [operatorTexts.OPERATOR(due)]), ...bansOf(due)];
}

// A banned player cannot ask, so the contract has no reason for it.
const bansOf = ({ isBanned }: DuePayout) => (isBanned ? ['banned by an operator'] : []);

export function isPayable(due: DuePayout): due is DuePayout & { wallet: string } {
  return holdReasons(due).length === 0;
}

const operatorTexts: Record<PayoutHoldReason, (due: DuePayout) => string> = {
  NO_WALLET: () => 'no wallet',
  WALLET_CHANGED: ({ wallet, walletHeldUntil }) =>
    `${shown(wallet)} was changed and is held until ${walletHeldUntil?.toISOString()}`,
  WALLET_SHARED: ({ wallet, sharedWith }) =>
    `${shown(wallet)} is shared with user ${sharedWith.join(', ')}`,
  OPERATOR: ({ heldFor }) => `held by an operator: ${heldFor}`,
  DEBT: ({ debt }) => `a debt of ${debt} taps after a refund`,
  BELOW_MINIMUM: () => 'less than the smallest payout',
};

const shown = (wallet: string | null) => wallet && friendlyWallet(wallet);
