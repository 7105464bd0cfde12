import type { Deps } from '../deps.ts';
import { dollarsText, tonText } from '../ledger/amount-text.ts';
import { payableUntil, wasPaidLate } from '../payments/invoice-age.ts';
import type { PaymentState } from '../payments/payments-repository.ts';
import { findUncreditedChargesFor } from '../telegram/charges/charge-records-repository.ts';
import { chargedText, reasonText } from '../telegram/charges/describe-charges.ts';
import { findUncreditedDepositsFor } from '../ton/deposits-repository.ts';
import { holdText } from '../ton/describe-deposits.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;

/** Money that came in and credited nothing. `paymentId` is what the payer named as the invoice. */
type Uncredited = { paymentId: string | null; text: string };

/** Returns a line about each purchase: its invoice, and the state of its payment. */
export async function describePurchases(
  { db, clock }: Reading,
  purchases: readonly PaymentState[],
): Promise<string[]> {
  if (purchases.length === 0) return [];
  const ids = purchases.map(({ id }) => id);
  const uncredited = await findUncredited(db, ids);
  return purchases.map((purchase) => {
    const { id, created_at, taps } = purchase;
    const states = uncredited.filter(({ paymentId }) => paymentId === id).map(({ text }) => text);
    if (states.length === 0 || purchase.settled) states.unshift(stateText(purchase, clock.now()));
    return `  payment ${id} of ${created_at.toISOString()}, ${priceText(purchase)} for ${taps} taps: ${states.join('; ')}`;
  });
}

function stateText(purchase: PaymentState, now: Date): string {
  if (purchase.refunded) return `credited and refunded, charge ${purchase.refunded}`;
  if (purchase.settled) return `credited, charge ${purchase.settled}`;
  return wasPaidLate(purchase, now)
    ? 'not paid, expired'
    : `not paid, waits until ${payableUntil(purchase).toISOString()}`;
}

function priceText({ gateway, price }: PaymentState): string {
  if (gateway === 'stars') return `${price} Stars`;
  return gateway === 'ton' ? tonText(price) : dollarsText(price * 10_000);
}

/**
 * Finds the charges and deposits that credited nothing: those for the invoices `paymentIds`, and that with the id
 * `chargeId`.
 */
export async function findUncredited(
  db: Deps['db'],
  paymentIds: readonly string[],
  chargeId: string | null = null,
): Promise<Uncredited[]> {
  const charges = await findUncreditedChargesFor(db, paymentIds, chargeId);
  const deposits = await findUncreditedDepositsFor(db, paymentIds, chargeId);
  return [
    ...charges.map((charge) => {
      const { charge_id, charged_at, given_back_at, payload } = charge;
      const reason = `${reasonText(charge)}${given_back_at ? ', given back' : ''}`;
      const paid = `charge ${charge_id} of ${charged_at.toISOString()}, ${chargedText(charge)}`;
      return { paymentId: payload, text: `paid, not credited: ${paid}: ${reason}` };
    }),
    ...deposits.map((deposit) => {
      const { hash, paid_at, nano, outcome, payment_id } = deposit;
      const paid = `deposit ${hash} of ${paid_at.toISOString()}, ${tonText(nano)}`;
      const reason = outcome ?? holdText(deposit);
      return { paymentId: payment_id, text: `paid, not credited: ${paid}: ${reason}` };
    }),
  ];
}
