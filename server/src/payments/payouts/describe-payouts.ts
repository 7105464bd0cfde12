import { dollarsText, tonText } from '../../ledger/amount-text.ts';
import { oneLine } from '../../one-line.ts';
import { friendlyWallet } from '../../wallets/wallet-address.ts';
import type { DuePayout } from './due-payouts.ts';
import { holdReasons, isPayable } from './payout-holds.ts';
import type { PayoutPlan } from './payout-plan.ts';
import type { PayoutRow } from './payouts-repository.ts';

/** Returns lines about payouts in three groups: due, held and under way. Lines about held payouts give the reasons. */
export function describePayouts(
  due: readonly DuePayout[],
  unconfirmed: readonly PayoutRow[],
): string[] {
  const payable = due.filter(isPayable);
  const held = due.filter((one) => !isPayable(one));
  return [
    `${payable.length} due, ${dollarsText(sum(payable))} in all`,
    ...payable.map(
      ({ userId, micros, wallet }) =>
        `  user ${userId}: ${dollarsText(micros)} to ${friendlyWallet(wallet)}`,
    ),
    `${held.length} held, ${dollarsText(sum(held))} in all`,
    ...held.map((one) => describeHeld(one.userId, one.micros, holdReasons(one))),
    `${unconfirmed.length} under way, ${dollarsText(sum(unconfirmed))} in all`,
    ...unconfirmed.map(describeUnconfirmed),
  ];
}

export function describePlan(plan: PayoutPlan): string[] {
  const { created_at, ton_price_micros, payouts, held, total_micros, total_nano } = plan;
  return [
    `Plan of ${new Date(created_at).toISOString()}, ${dollarsText(ton_price_micros)} per TON`,
    `${payouts.length} payouts, ${dollarsText(total_micros)}, ${tonText(total_nano)} in all`,
    ...payouts.map(
      ({ user_id, micros, nano, wallet }) =>
        `  user ${user_id}: ${dollarsText(micros)}, ${tonText(nano)} to ${wallet}`,
    ),
    `${held.length} held, ${dollarsText(sum(held))} in all`,
    ...held.map(({ user_id, micros, reasons }) => describeHeld(user_id, micros, reasons)),
  ];
}

const sum = (amounts: readonly { micros: number }[]) =>
  amounts.reduce((total, { micros }) => total + micros, 0);

const describeHeld = (userId: number, micros: number, reasons: readonly string[]) =>
  oneLine(`  user ${userId}: ${dollarsText(micros)}, ${reasons.join('; ')}`);

function describeUnconfirmed({ id, user_id, micros, nano, wallet, sent_at }: PayoutRow): string {
  const since = sent_at ? `sent at ${sent_at.toISOString()}, not confirmed` : 'planned, not sent';
  return `  ${id}, user ${user_id}: ${dollarsText(micros)}, ${tonText(nano)} to ${friendlyWallet(wallet)}, ${since}`;
}
