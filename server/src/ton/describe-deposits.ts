import { tonText } from '../ledger/amount-text.ts';
import { friendlyWallet } from '../wallets/wallet-address.ts';
import type { HeldDeposit } from './deposits-repository.ts';
import type { HoldReason } from './match-deposit.ts';

/** Addresses get many transfers of less than this, whose comments advertise. To send one back costs as much. */
const dustNano = 10_000_000n;

/**
 * Returns one line with the number and the sum of the deposits, then two lines about each deposit.
 * @param isComplete True to include deposits of less than 0.01 TON that belong to no invoice
 */
export function describeDeposits(held: readonly HeldDeposit[], isComplete = false): string[] {
  const sum = held.reduce((total, { nano }) => total + BigInt(nano), 0n);
  const listed = isComplete ? held : held.filter((deposit) => !isDust(deposit));
  const omitted = held.length - listed.length;
  return [
    `${held.length} held, ${tonText(sum)} in all`,
    ...listed.flatMap(describe),
    ...(omitted > 0
      ? [
          `Not listed are ${omitted} of less than ${tonText(dustNano)} for no invoice: add -- --all.`,
        ]
      : []),
  ];
}

const isDust = ({ nano, payment_id }: HeldDeposit) =>
  payment_id === null && BigInt(nano) < dustNano;

function describe(deposit: HeldDeposit): string[] {
  const { hash, paid_at, nano, source, comment } = deposit;
  const text = comment ? `, ${JSON.stringify(comment)}` : '';
  return [
    `  ${hash}`,
    `    ${paid_at.toISOString()}: ${tonText(nano)} from ${friendlyWallet(source)}${text}: ${holdText(deposit)}`,
  ];
}

/** Returns the reason why a deposit credited nothing. */
export function holdText(deposit: HeldDeposit): string {
  const { held_for, is_surplus } = deposit;
  return is_surplus || held_for === null ? paidAgain(deposit) : reasons[held_for](deposit);
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
