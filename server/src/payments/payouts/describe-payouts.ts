import { dollarsText, tonText } from '../../ledger/amount-text.ts';
import { oneLine } from '../../one-line.ts';
import { friendlyWallet } from '../../wallets/wallet-address.ts';
import type { DuePayout } from './due-payouts.ts';
import type { Overpaid } from './overpaid.ts';
import { holdReasons, isPayable } from './payout-holds.ts';
import type { PayoutPlan, UnderWayEntry } from './payout-plan.ts';
import type { UnderWay } from './under-way.ts';
import type { Waiting, WaitingPart } from './waiting-rewards.ts';

type PayoutGroups = {
  due: readonly DuePayout[];
  waiting: Waiting;
  underWay: readonly UnderWay[];
  overpaid: readonly Overpaid[];
};

/**
 * Returns lines about payouts in five groups: due, held (with the reasons), waiting, under way and overpaid. The first
 * four groups are all that is owed to players.
 */
export function describePayouts({ due, waiting, underWay, overpaid }: PayoutGroups): string[] {
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
    `${waiting.players} wait, ${dollarsText(waiting.micros)} in all`,
    ...waiting.parts.map(describePart),
    `${underWay.length} under way, ${dollarsText(sum(underWay))} in all`,
    ...underWay.map(describeUnconfirmed),
    `${overpaid.length} overpaid, ${dollarsText(sum(overpaid))} in all`,
    ...overpaid.map(
      ({ userId, micros }) => `  user ${userId}: ${dollarsText(micros)} more than earned`,
    ),
  ];
}

/** Returns lines about a plan, which also name every payout under way that its execution finishes. */
export function describePlan(plan: PayoutPlan): string[] {
  const { created_at, ton_price_micros, payouts, under_way, held, total_micros, total_nano } = plan;
  return [
    `Plan of ${new Date(created_at).toISOString()}, ${dollarsText(ton_price_micros)} per TON`,
    `${payouts.length} payouts, ${dollarsText(total_micros)}, ${tonText(total_nano)} in all`,
    ...payouts.map(
      ({ user_id, micros, nano, wallet }) =>
        `  user ${user_id}: ${dollarsText(micros)}, ${tonText(nano)} to ${wallet}`,
    ),
    `${under_way.length} under way, ${dollarsText(sum(under_way))} in all`,
    ...under_way.map(describeUnderWay),
    `${held.length} held, ${dollarsText(sum(held))} in all`,
    ...held.map(({ user_id, micros, reasons }) => describeHeld(user_id, micros, reasons)),
  ];
}

const sum = (amounts: readonly { micros: number }[]) =>
  amounts.reduce((total, { micros }) => total + micros, 0);

const describeHeld = (userId: number, micros: number, reasons: readonly string[]) =>
  oneLine(`  user ${userId}: ${dollarsText(micros)}, ${reasons.join('; ')}`);

/** The gateways as texts for operators. */
export const paidWith = { stars: 'Stars', ton: 'TON', dollars: 'dollars' } as const;

function describePart({ part, players, micros, last }: WaitingPart): string {
  const amount = `${dollarsText(micros)} of ${players} players`;
  if (part === 'small') return `  less than the smallest payout: ${amount}`;
  if (part === 'spent') return `  paid already: ${amount}`;
  return `  for purchases with ${paidWith[part]}: ${amount}, the last until ${last?.toISOString()}`;
}

function describeUnconfirmed({ sent_at, stops, wallet, ...payout }: UnderWay): string {
  const since = sent_at ? `sent at ${sent_at.toISOString()}, not confirmed` : 'planned, not sent';
  const reasons = [since, ...stops];
  return describeUnderWay({ ...payout, wallet: friendlyWallet(wallet), reasons });
}

function describeUnderWay({ id, user_id, micros, nano, wallet, reasons }: UnderWayEntry): string {
  const payout = `  ${id}, user ${user_id}: ${dollarsText(micros)}, ${tonText(nano)} to ${wallet}`;
  return oneLine([payout, ...reasons].join(', '));
}
