import { tonText } from '../ledger/amount-text.ts';
import { friendlyWallet } from '../wallets/wallet-address.ts';
import type { HeldDeposit } from './deposits-repository.ts';
import type { HoldReason } from './match-deposit.ts';

/** Returns one line with the number and the sum of the deposits, then two lines about each deposit. */
export function describeDeposits(held: readonly HeldDeposit[]): string[] {
  const sum = held.reduce((total, { nano }) => total + BigInt(nano), 0n);
  return [`${held.length} held, ${tonText(sum)} in all`, ...held.flatMap(describe)];
}

function describe(deposit: HeldDeposit): string[] {
  const { hash, paid_at, nano, source, comment, held_for, is_surplus } = deposit;
  const text = comment ? `, ${JSON.stringify(comment)}` : '';
  const reason = is_surplus || held_for === null ? paidAgain(deposit) : reasons[held_for](deposit);
  return [
    `  ${hash}`,
    `    ${paid_at.toISOString()}: ${tonText(nano)} from ${friendlyWallet(source)}${text}: ${reason}`,
  ];
}

const invoice = ({ payment_id, user_id }: HeldDeposit) =>
  `invoice ${payment_id} of user ${user_id}`;

const paidAgain = (deposit: HeldDeposit) =>
  `${invoice(deposit)} was paid before; send it back, then npm run refund -- ${deposit.hash} --returned --reason "…"`;

const reasons: Record<HoldReason, (deposit: HeldDeposit) => string> = {
  failed: () => 'the deposit account refused the message and kept the money',
  'no-comment': () => 'it has no comment',
  unknown: () => 'there is no such invoice',
  currency: (deposit) => `${invoice(deposit)} is not in TON`,
  amount: (deposit) => `${invoice(deposit)} is for ${tonText(deposit.price ?? 0)}`,
  late: (deposit) => `${invoice(deposit)} had expired`,
};
