import type { Deps } from '../deps.ts';
import { tonText } from '../ledger/amount-text.ts';
import {
  findCharge,
  findPayment,
  findSettlement,
  isRefunded,
  type PaymentRow,
} from '../payments/payments-repository.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { friendlyWallet } from '../wallets/wallet-address.ts';
import {
  type DepositRow,
  findDecision,
  findDeposit,
  storeDecision,
} from './deposits-repository.ts';

type Deciding = Pick<Deps, 'clock' | 'db' | 'pushBalance'>;
type Decision = { hash: string; decidedBy: string; note: string | null };

/**
 * Pays an unpaid TON invoice with a held deposit, and credits the taps. The amount of the deposit may differ from the
 * price.
 * @param isForced True to credit also in spite of doubts (`doubtsOf`).
 * @returns A message for the operator.
 * @throws If the deposit is not held, was dismissed, was credited to a different invoice, or is doubtful without
 * `isForced`. Also throws if the invoice is not in TON, or if the invoice was paid without this deposit.
 */
export async function creditDeposit(
  deciding: Deciding,
  { paymentId, ...decision }: Decision & { paymentId: string },
  isForced = false,
): Promise<string> {
  const { db } = deciding;
  const deposit = await findHeld(db, decision.hash);
  const payment = await findPayment(db, paymentId);
  if (payment?.gateway !== 'ton') throw new Error(`There is no invoice ${paymentId} in TON.`);
  const isDecided = (await findDecision(db, decision.hash)) !== undefined;
  const settlement = await findSettlement(db, paymentId);
  // A decision that a crash interrupted must be completed: then the deposit is booked as a surplus.
  if (!isDecided && settlement && settlement.charge_id !== decision.hash) {
    throw new Error(`The invoice ${paymentId} is paid already.`);
  }
  const doubts = isDecided || isForced ? [] : await doubtsOf(db, deposit, payment);
  if (doubts.length > 0) throw new Error(`${doubts.join('. ')}: add --force if you mean it.`);
  // If a crash follows, another call with the same decision completes the credit.
  await decide(deciding, decision, paymentId);
  const charge = { paymentId, chargeId: decision.hash, at: deposit.paid_at };
  await settlePayment(deciding, charge);
  const isReturned = await isRefunded(db, decision.hash);
  // Not the result of `settlePayment`, which is the same for every charge that an earlier call has stored.
  if (!(await findCharge(db, decision.hash))?.settles) {
    const end = isReturned ? 'was sent back' : 'is owed back';
    throw new Error(`The invoice ${paymentId} was paid meanwhile: this deposit ${end}.`);
  }
  // An operator may mistype the hash or the invoice, and sees it here.
  const amounts =
    deposit.nano === String(payment.price)
      ? ''
      : ` (${tonText(deposit.nano)} for the price ${tonText(payment.price)})`;
  const taps = `${payment.taps} taps for user ${payment.user_id}`;
  return `The deposit is credited${amounts}: ${taps}${isReturned ? ', which its refund took back' : ''}.`;
}

/** Returns why a deposit is probably not for an invoice: it is far too small, or another player's wallet sent it. */
async function doubtsOf(
  db: Deps['db'],
  { nano, source }: DepositRow,
  { price, user_id }: PaymentRow,
): Promise<string[]> {
  const changes = db.selectFrom('wallet_change').select('user_id').distinct();
  // Also a wallet that its player has replaced since. Anybody can enter the address of another player's wallet.
  const owners = await changes
    .where('wallet', '=', source)
    .where('verified', '=', true)
    .where('user_id', '<>', user_id)
    .orderBy('user_id')
    .execute();
  const ids = owners.map((owner) => owner.user_id).join(', ');
  return [
    ...(BigInt(nano) * 2n < BigInt(price)
      ? [`The deposit is ${tonText(nano)}, less than half of the price ${tonText(price)}`]
      : []),
    ...(ids === ''
      ? []
      : [`The deposit is from ${friendlyWallet(source)}, which player ${ids} has verified`]),
  ];
}

/**
 * Stores the decision to credit nothing for a held deposit. Returns a message for the operator.
 * @throws If the deposit is not held, is stored as a charge, or was credited to an invoice by an earlier decision.
 */
export async function dismissDeposit(deciding: Deciding, decision: Decision): Promise<string> {
  const { db } = deciding;
  const { hash } = decision;
  const deposit = await findDeposit(db, hash);
  const charge = deposit && (await findCharge(db, hash));
  // Either an operator has credited the deposit, or it is the second payment of an invoice.
  const isDecided = charge && (deposit.held_for !== null || !charge.settles);
  if (isDecided && !(await isRefunded(db, hash))) {
    throw new Error(`Book what you sent back: npm run refund -- ${hash} --returned --reason "…".`);
  }
  await findHeld(db, hash);
  await decide(deciding, decision, null);
  return 'The deposit is dismissed: nothing is credited for it.';
}

async function findHeld(db: Deps['db'], hash: string): Promise<DepositRow> {
  const deposit = await findDeposit(db, hash);
  if (!deposit) throw new Error(`There is no deposit ${hash}.`);
  if (deposit.held_for === null) throw new Error(`The deposit ${hash} was booked when it came in.`);
  return deposit;
}

/** Stores a decision. Throws if a different decision is already stored. */
async function decide(
  { db, clock }: Deciding,
  { hash, decidedBy, note }: Decision,
  paymentId: string | null,
): Promise<void> {
  const decision = { payment_id: paymentId, decided_by: decidedBy, note };
  const stored = await storeDecision(db, { hash, ...decision, decided_at: clock.now() });
  if (stored.payment_id !== paymentId) {
    const outcome = stored.payment_id ? `credited to ${stored.payment_id}` : 'dismissed';
    throw new Error(`The deposit ${hash} was ${outcome} by ${stored.decided_by}.`);
  }
}
