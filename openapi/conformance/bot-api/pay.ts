import { randomUUID } from 'node:crypto';
import { holds } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import type { MessengerUser, Player } from '../players/player.ts';
import type { Checkout, Invoice } from './bot-api.ts';

/** A payment that the messenger took; telling the server of it again is up to the check. */
export interface Charge {
  id: string;
  user: MessengerUser;
  invoice: Invoice;
}

const mostAttempts = 5;

/** The invoice behind a link that the server answered. */
export function invoiceOf(kit: Kit, link: string): Invoice {
  const invoice = kit.needBotApi().invoices.get(link);
  holds(invoice !== undefined, `${link} is not a link that the Bot API made`);
  return invoice;
}

/** The messenger's question whether this person may pay this invoice. */
export function askCheckout(kit: Kit, payer: Player, invoice: Invoice): Promise<Checkout> {
  kit.steps.note(`(the Bot API sends a pre_checkout_query for ${invoice.payload})`);
  return kit.needBotApi().askCheckout({
    id: randomUUID(),
    from: { is_bot: false, ...payer.user },
    currency: invoice.currency,
    total_amount: amountOf(invoice),
    invoice_payload: invoice.payload,
  });
}

/** The same for an order that must be answered with yes; throws `BrokenRule` for another answer. */
export async function passCheckout(kit: Kit, payer: Player, invoice: Invoice): Promise<void> {
  let { ok, error_message } = await askCheckout(kit, payer, invoice);
  // A busy server may refuse what it cannot look up in time; people press the button again.
  for (let attempts = 1; !ok && attempts < mostAttempts; attempts += 1) {
    ({ ok, error_message } = await askCheckout(kit, payer, invoice));
  }
  holds(ok, `The server refuses the checkout of its own invoice: ${error_message}`);
}

/** Pays an invoice: the question, which must be answered with yes, and the news of the payment. */
export async function pay(kit: Kit, payer: Player, link: string): Promise<Charge> {
  const invoice = invoiceOf(kit, link);
  await passCheckout(kit, payer, invoice);
  const charge = { id: `kit-${randomUUID()}`, user: payer.user, invoice };
  tellPayment(kit, charge);
  return charge;
}

/** The news of a payment; the messenger may bring it more than once. */
export function tellPayment(kit: Kit, charge: Charge): void {
  kit.steps.note(`(the Bot API sends successful_payment ${charge.id})`);
  kit.needBotApi().tell({
    ...messageOf(charge),
    successful_payment: { ...moneyOf(charge), provider_payment_charge_id: `p-${charge.id}` },
  });
}

/** The news that the messenger gave a payment back. */
export function tellRefund(kit: Kit, charge: Charge): void {
  kit.steps.note(`(the Bot API sends refunded_payment ${charge.id})`);
  kit.needBotApi().tell({ ...messageOf(charge), refunded_payment: moneyOf(charge) });
}

const amountOf = ({ prices }: Invoice) => prices.reduce((sum, { amount }) => sum + amount, 0);

function moneyOf({ id, invoice }: Charge) {
  return {
    currency: invoice.currency,
    total_amount: amountOf(invoice),
    invoice_payload: invoice.payload,
    telegram_payment_charge_id: id,
  };
}

function messageOf({ user }: Charge) {
  return {
    message_id: 1,
    date: Math.floor(Date.now() / 1000),
    chat: { id: user.id, type: 'private', first_name: user.first_name },
    from: { is_bot: false, ...user },
  };
}
