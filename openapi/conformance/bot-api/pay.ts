import { randomUUID } from 'node:crypto';
import { holds } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import type { Player, TelegramUser } from '../players/player.ts';
import { nowSeconds } from '../times.ts';
import type { Checkout, Invoice } from './bot-api.ts';

/** A payment that Telegram has charged. The server may receive several reports of the same payment. */
export type Charge = {
  id: string;
  user: TelegramUser;
  invoice: Invoice;
  /** The time of the payment in Unix seconds, by default the time of the report. */
  at?: number;
};

const mostAttempts = 5;

/** Returns the invoice of a link. Throws `BrokenRule` if the kit's Bot API did not create the link. */
export function invoiceOf(kit: Kit, link: string): Invoice {
  const invoice = kit.needBotApi().invoices.get(link);
  holds(invoice !== undefined, `${link} is not a link that the Bot API created`);
  return invoice;
}

/** Sends the server a `pre_checkout_query` for an invoice and returns the reply. */
export function queryCheckout(kit: Kit, payer: Player, invoice: Invoice): Promise<Checkout> {
  kit.steps.note(
    `(the Bot API sends a pre_checkout_query of ${payer.telegramId} for ${paidFor(invoice)})`,
  );
  return kit.needBotApi().queryCheckout({
    id: randomUUID(),
    from: { is_bot: false, ...payer.user },
    currency: invoice.currency,
    total_amount: amountOf(invoice),
    invoice_payload: invoice.payload,
  });
}

/** Sends a `pre_checkout_query` up to five times. Throws `BrokenRule` if the server accepts none of them. */
export async function passCheckout(kit: Kit, payer: Player, invoice: Invoice): Promise<void> {
  let { ok, error_message } = await queryCheckout(kit, payer, invoice);
  // A server refuses a query that it cannot check in time. A player then tries again, and so does the kit.
  for (let attempts = 1; !ok && attempts < mostAttempts; attempts += 1) {
    ({ ok, error_message } = await queryCheckout(kit, payer, invoice));
  }
  holds(ok, `The server refuses the checkout of its own invoice: ${error_message}`);
}

/**
 * Pays an invoice, and reports nothing to the server. Throws `BrokenRule` if the server refuses the
 * `pre_checkout_query`.
 * @param at the time of the payment in Unix seconds, by default that of the report
 */
export async function chargeInvoice(
  kit: Kit,
  payer: Player,
  link: string,
  at?: number,
): Promise<Charge> {
  const invoice = invoiceOf(kit, link);
  await passCheckout(kit, payer, invoice);
  return {
    id: `kit-${randomUUID()}`,
    user: payer.user,
    invoice,
    ...(at !== undefined && { at }),
  };
}

/** Pays an invoice as `chargeInvoice` does, and reports the payment. */
export async function pay(kit: Kit, payer: Player, link: string, at?: number): Promise<Charge> {
  const charge = await chargeInvoice(kit, payer, link, at);
  notifyPayment(kit, charge);
  return charge;
}

/** Reports a payment to the server. A second call with the same charge imitates Telegram, which can repeat a report. */
export function notifyPayment(kit: Kit, charge: Charge): void {
  const { id, user, invoice } = charge;
  const message = paymentMessage(charge);
  kit.steps.note(
    `(the Bot API sends successful_payment ${id} of ${user.id} for ${paidFor(invoice)}, with the date ${message.date})`,
  );
  kit.needBotApi().deliver(message);
}

/** Returns the message that reports a payment. */
export const paymentMessage = (charge: Charge) => ({
  ...messageOf(charge, charge.at),
  successful_payment: { ...moneyOf(charge), provider_payment_charge_id: `p-${charge.id}` },
});

/**
 * Reports that a charge was refunded.
 * @param at the time of the refund in Unix seconds, by default now
 */
export function notifyRefund(kit: Kit, charge: Charge, at?: number): void {
  const message = messageOf(charge, at);
  kit.steps.note(
    `(the Bot API sends refunded_payment ${charge.id} of ${charge.user.id}, with the date ${message.date})`,
  );
  kit.needBotApi().deliver({ ...message, refunded_payment: moneyOf(charge) });
}

/** Adds a charge in Stars to the list that `getStarTransactions` returns. Reports nothing to the server. */
export function listPayment(kit: Kit, charge: Charge): void {
  kit.steps.note(`(getStarTransactions lists the charge ${charge.id} of ${charge.user.id})`);
  kit.needBotApi().stars.addCharge(transactionOf(charge));
}

/** Adds the refund of a charge in Stars to the list that `getStarTransactions` returns. */
export function listRefund(kit: Kit, charge: Charge): void {
  kit.steps.note(`(getStarTransactions lists the refund of ${charge.id})`);
  kit.needBotApi().stars.addRefund(transactionOf(charge));
}

/** Returns the parameters of each call of `refundStarPayment` for a charge. */
export const returnsOf = (kit: Kit, { id }: Charge): Record<string, unknown>[] =>
  kit.needBotApi().refunds.filter((one) => one.telegram_payment_charge_id === id);

/** Returns a price that is one Star or one cent higher than the price of the invoice. */
export const dearer = (invoice: Invoice): Pick<Invoice, 'prices'> => ({
  prices: [{ label: 'more', amount: amountOf(invoice) + 1 }],
});

const paidFor = (invoice: Invoice) =>
  `${invoice.payload}, ${amountOf(invoice)} ${invoice.currency}`;
const amountOf = ({ prices }: Invoice) => prices.reduce((sum, { amount }) => sum + amount, 0);

function moneyOf({ id, invoice }: Charge) {
  return {
    currency: invoice.currency,
    total_amount: amountOf(invoice),
    invoice_payload: invoice.payload,
    telegram_payment_charge_id: id,
  };
}

function transactionOf({ id, user, invoice, at = nowSeconds() }: Charge) {
  return { id, amount: amountOf(invoice), date: at, user, invoice_payload: invoice.payload };
}

function messageOf({ user }: Charge, at = nowSeconds()) {
  return {
    message_id: 1,
    date: at,
    chat: { id: user.id, type: 'private', first_name: user.first_name },
    from: { is_bot: false, ...user },
  };
}
