import { dollarsText, tonText } from '../../ledger/amount-text.ts';
import { friendlyWallet } from '../../wallets/wallet-address.ts';
import { type DuePayout, isPayable } from './due-payouts.ts';
import { payoutNano } from './payout-amount.ts';
import type { PayoutRow } from './payouts-repository.ts';

/**
 * Returns one line per payout in three groups, each after a line with its total: due, held (with the reason), and under
 * way, which means not yet confirmed by the chain.
 */
export function describePayouts(
  due: readonly DuePayout[],
  unconfirmed: readonly PayoutRow[],
): string[] {
  const payable = due.filter(isPayable);
  const held = due.filter((one) => !isPayable(one));
  return [
    `${payable.length} due, ${dollarsText(sum(payable))} in all`,
    ...payable.map(describePayable),
    `${held.length} held, ${dollarsText(sum(held))} in all`,
    ...held.map(describeHeld),
    `${unconfirmed.length} under way, ${dollarsText(sum(unconfirmed))} in all`,
    ...unconfirmed.map(describeUnconfirmed),
  ];
}

const sum = (amounts: readonly { micros: number }[]) =>
  amounts.reduce((total, { micros }) => total + micros, 0);

function describePayable({ userId, micros, wallet }: DuePayout & { wallet: string }): string {
  return `  user ${userId}: ${dollarsText(micros)}, ${tonText(payoutNano(micros))} to ${friendlyWallet(wallet)}`;
}

function describeHeld({ userId, micros, wallet, sharedWith, debt }: DuePayout): string {
  const reasons = [
    ...(wallet === null ? ['no verified wallet'] : []),
    ...(wallet !== null && sharedWith.length > 0
      ? [`${friendlyWallet(wallet)} is shared with user ${sharedWith.join(', ')}`]
      : []),
    ...(debt > 0 ? [`a debt of ${debt} taps after a refund`] : []),
  ];
  return `  user ${userId}: ${dollarsText(micros)}, ${reasons.join('; ')}`;
}

function describeUnconfirmed({ id, user_id, micros, nano, wallet, sent_at }: PayoutRow): string {
  const since = sent_at ? `sent at ${sent_at.toISOString()}, not confirmed` : 'planned, not sent';
  return `  ${id}, user ${user_id}: ${dollarsText(micros)}, ${tonText(nano)} to ${friendlyWallet(wallet)}, ${since}`;
}
