import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { ApiError } from './api-error.ts';
import type { Chats } from './chats.ts';
import type { Clock } from './clock.ts';
import type { Invoice } from './read-invoice.ts';
import { type StarTransaction, StarTransactions } from './star-transactions.ts';
import type { Order, Paid, User } from './update.ts';
import type { UpdateQueue } from './update-queue.ts';

/** The milliseconds in which a bot must answer a pre-checkout query (Bot API, `answerPreCheckoutQuery`). */
const checkoutMs = rules.checkout_telegram_ms;

/** The end of a payment; `reason` is the text that Telegram shows the player when it failed. */
type Receipt = { status: 'paid' } | { status: 'failed'; reason: string };

type Around = {
  clock: Clock;
  updates: UpdateQueue;
  chats: Chats;
  /** Returns an id that is unique, even after a restart. */
  newId: () => string;
};

/** Invoices and their payments: pre-checkout query, answer, payment, refund. */
export class Payments {
  readonly #around: Around;
  readonly #invoices = new Map<string, Invoice>();
  readonly #checkouts = new Map<string, (receipt: Receipt) => void>();
  readonly stars = new StarTransactions();

  constructor(around: Around) {
    this.#around = around;
  }

  /** Stores an invoice under `slug`. Like any invoice link, it can be paid more than once. */
  offer(slug: string, invoice: Invoice): void {
    this.#invoices.set(slug, invoice);
  }

  /** Returns the invoice of `slug`. Throws 404 when there is none. */
  invoice(slug: string): Invoice {
    const invoice = this.#invoices.get(slug);
    if (!invoice) throw new ApiError(404, 'no such invoice');
    return invoice;
  }

  /**
   * Pays the invoice of `slug` for `person`: the bot gets a pre-checkout query and has 10 s to accept it, then gets
   * the payment. Throws 404 for an unknown invoice.
   */
  async pay(slug: string, person: User): Promise<Receipt> {
    const { currency, total, payload } = this.invoice(slug);
    const order: Order = { currency, total_amount: total, invoice_payload: payload };
    const receipt = await this.#askBot(order, person);
    if (receipt.status === 'paid') this.#settle(order, person);
    return receipt;
  }

  /**
   * Takes the bot's answer to a pre-checkout query. Throws 400 when it is late, repeated or a refusal without a
   * message.
   */
  respond(queryId: string, ok: boolean, message: string): void {
    const finish = this.#checkouts.get(queryId);
    if (!finish) {
      throw new ApiError(
        400,
        'query is too old and response timeout expired or query ID is invalid',
      );
    }
    if (!ok && !message) throw new ApiError(400, 'ERROR_TEXT_EMPTY');
    finish(ok ? { status: 'paid' } : { status: 'failed', reason: message });
  }

  /**
   * Refunds the Stars of a charge to its payer. Throws 400 for an unknown charge, another user's charge or a second
   * refund.
   */
  refund(userId: number, chargeId: string): void {
    const { clock, chats, updates } = this.#around;
    const { paid, person } = this.stars.refund(userId, chargeId, clock.now());
    updates.add({ message: chats.receive(person, { refunded_payment: paid }) });
  }

  /** Returns the payments and refunds in Stars, oldest first. */
  transactions(offset: number, limit: number): StarTransaction[] {
    return this.stars.list(offset, limit);
  }

  #askBot(order: Order, person: User): Promise<Receipt> {
    const { clock, updates, newId } = this.#around;
    const id = newId();
    return new Promise((resolve) => {
      const end = (receipt: Receipt) => {
        cancel();
        this.#checkouts.delete(id);
        resolve(receipt);
      };
      const reason = 'The bot did not answer within 10 seconds.';
      const cancel = clock.after(checkoutMs, () => end({ status: 'failed', reason }));
      this.#checkouts.set(id, end);
      updates.add({ pre_checkout_query: { id, from: person, ...order } });
    });
  }

  #settle(order: Order, person: User): void {
    const { clock, updates, chats, newId } = this.#around;
    const paid: Paid = {
      ...order,
      telegram_payment_charge_id: newId(),
      // Stars have no provider behind them.
      provider_payment_charge_id: order.currency === 'XTR' ? '' : newId(),
    };
    if (order.currency === 'XTR') this.stars.book(paid, person, clock.now());
    updates.add({ message: chats.receive(person, { successful_payment: paid }) });
  }
}
