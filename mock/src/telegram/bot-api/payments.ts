import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { ApiError } from './api-error.ts';
import type { Chats } from './chats.ts';
import type { Clock } from './clock.ts';
import type { Invoice } from './read-invoice.ts';
import { type StarTransaction, StarTransactions } from './star-transactions.ts';
import type { Order, Paid, User } from './update.ts';
import type { UpdateQueue } from './update-queue.ts';

/** The time limit for the bot's answer to a pre-checkout query (Bot API, `answerPreCheckoutQuery`). */
const checkoutMs = rules.checkout_telegram_ms;

/** `reason` is the text for the player. */
type Receipt = { status: 'paid' } | { status: 'failed'; reason: string };

type Services = {
  clock: Clock;
  updates: UpdateQueue;
  chats: Chats;
  /** Returns an id that is unique, even after a restart. */
  newId: () => string;
};

/** The bot's invoices and their payments. The bot must answer a pre-checkout query before each payment. */
export class Payments {
  readonly #services: Services;
  readonly #invoices = new Map<string, Invoice>();
  readonly #checkouts = new Map<string, (receipt: Receipt) => void>();
  readonly stars = new StarTransactions();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Stores an invoice, which can be paid more than once, as on Telegram. */
  addInvoice(slug: string, invoice: Invoice): void {
    this.#invoices.set(slug, invoice);
  }

  /** Returns the invoice of `slug`. Throws an ApiError 404 if there is none. */
  invoice(slug: string): Invoice {
    const invoice = this.#invoices.get(slug);
    if (!invoice) throw new ApiError(404, 'no such invoice');
    return invoice;
  }

  /**
   * Pays an invoice for `person` if the bot accepts a pre-checkout query within 10 s. Otherwise returns the status
   * `failed`.
   * @throws An ApiError 404 for an unknown invoice.
   */
  async pay(slug: string, person: User): Promise<Receipt> {
    const { currency, total, payload } = this.invoice(slug);
    const order: Order = { currency, total_amount: total, invoice_payload: payload };
    const receipt = await this.#askBot(order, person);
    if (receipt.status === 'paid') this.#settle(order, person);
    return receipt;
  }

  /**
   * Ends a pre-checkout query with the bot's answer.
   * @param message the reason that the player sees if the bot refuses the payment
   * @throws An ApiError 400 for a late or second answer, or for a refusal without a `message`.
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

  /** Ends all payments that wait for the bot, as failed. */
  stop(): void {
    const reason = 'The fake Bot API has ended.';
    for (const finish of [...this.#checkouts.values()]) finish({ status: 'failed', reason });
  }

  /**
   * Refunds the Stars of a charge to the user who paid it.
   * @throws An ApiError 400 if the charge is unknown, belongs to another user, or is already refunded.
   */
  refund(userId: number, chargeId: string): void {
    const { clock, chats, updates } = this.#services;
    const { paid, person } = this.stars.refund(userId, chargeId, clock.now());
    updates.add({ message: chats.receive(person, { refunded_payment: paid }) });
  }

  /** Returns the payments and refunds in Stars, the oldest first. */
  transactions(offset: number, limit: number): StarTransaction[] {
    return this.stars.list(offset, limit);
  }

  #askBot(order: Order, person: User): Promise<Receipt> {
    const { clock, updates, newId } = this.#services;
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
    const { clock, updates, chats, newId } = this.#services;
    const paid: Paid = {
      ...order,
      telegram_payment_charge_id: newId(),
      // Stars are not charged by a payment provider, so there is no charge id of one.
      provider_payment_charge_id: order.currency === 'XTR' ? '' : newId(),
    };
    if (order.currency === 'XTR') this.stars.add(paid, person, clock.now());
    updates.add({ message: chats.receive(person, { successful_payment: paid }) });
  }
}
