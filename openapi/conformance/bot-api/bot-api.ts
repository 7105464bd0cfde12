import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { BrokenRule } from '../broken-rule.ts';
import { readDocuments } from '../documents.ts';
import { type LocalServer, startLocalServer, textOf } from '../http/local-server.ts';
import { nowSeconds } from '../times.ts';
import { PreparedMessages } from './prepared-messages.ts';
import { StarList } from './star-list.ts';
import { UpdateQueue } from './update-queue.ts';

/** The parameters of `createInvoiceLink` that the kit reads. */
export type Invoice = {
  title: string;
  description: string;
  payload: string;
  provider_token?: string;
  currency: string;
  prices: { label: string; amount: number }[];
};

/** The server's reply to a `pre_checkout_query`. */
export type Checkout = {
  ok: boolean;
  error_message?: string;
};

export type Message = {
  chatId: string;
  /** The text, without the backslashes of MarkdownV2. */
  text: string;
};

type Parameters = Record<string, unknown>;
type FromUser = Parameters & { from: Parameters & { id: number } };
type Update = { message: FromUser } | { pre_checkout_query: FromUser };
/**
 * A change of the response to `createInvoiceLink`: an error or a result that is no link, a delay until a promise
 * resolves, or both.
 */
export type Interception = { error?: ApiError; result?: unknown; until?: Promise<unknown> };

type Intercepted = Interception & { reached: () => void; calls: number };

export type ApiError = { code: number; description: string };

export const internalError: ApiError = { code: 500, description: 'Internal Server Error' };
/** Lasts until `endOutage` is called. */
export const unavailable: ApiError = { code: 503, description: 'Service Unavailable' };
export const alreadyRefunded: ApiError = {
  code: 400,
  description: 'Bad Request: CHARGE_ALREADY_REFUNDED',
};
export const chargeNotFound: ApiError = {
  code: 400,
  description: 'Bad Request: CHARGE_NOT_FOUND',
};
export const amountRefused: ApiError = {
  code: 400,
  description: 'Bad Request: CURRENCY_TOTAL_AMOUNT_INVALID',
};

const webhookConflict: ApiError = {
  code: 409,
  description:
    "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
};

const errorReply = ({ code, description }: ApiError) => ({
  status: code,
  body: { ok: false, error_code: code, description },
});

/** Fakes Telegram's Bot API. Delivers updates to the server under test, by long polling or a webhook. */
export class BotApi {
  /** The created invoices, by their links. */
  readonly invoices = new Map<string, Invoice>();
  /** The parameters of each call of `refundStarPayment`. */
  readonly refunds: Parameters[] = [];
  /** The messages that the bot sent, oldest first. */
  readonly messages: Message[] = [];
  readonly prepared = new PreparedMessages();
  readonly stars = new StarList();
  /** True after the server has called any method. */
  isCalled = false;
  #server: LocalServer | undefined;
  readonly #updates = new UpdateQueue<Update>();
  readonly #failingRefunds = new Map<string, ApiError>();
  readonly #failingChats = new Set<string>();
  readonly #checkouts = new Map<string, (response: Checkout) => void>();
  readonly #interceptions = new Map<string, Intercepted>();
  #created = 0;

  /** Listens on a port of 127.0.0.1, or on a free port if `port` is 0. Rejects if the port is in use. */
  static async listen(port: number): Promise<BotApi> {
    const botApi = new BotApi();
    botApi.#server = await startLocalServer(port, (incoming) => botApi.#respond(incoming));
    return botApi;
  }

  /** The root URL, for the configuration of the server under test. */
  get address(): string {
    return `${this.#server?.origin}`;
  }

  /** True if the server has ever called `getUpdates`, or if the server has a webhook now. */
  get isConnected(): boolean {
    return this.#updates.isConnected;
  }

  /**
   * Returns the error message for a server that is not connected. The message says which calls are missing.
   * @param time how long the server had time for them, such as "a minute"
   */
  missingCallsWithin(time: string): string {
    const missing = this.isCalled
      ? `The server called the Bot API at ${this.address}, but neither getUpdates nor setWebhook`
      : `The server did not call the Bot API at ${this.address}`;
    return `${missing} within ${time}. Start a server that sets its webhook only at its start again before each run.`;
  }

  /**
   * Changes the response to the next call of `createInvoiceLink` for the price `amount`. If `interception` has an
   * `error` or a `result`, the change applies to all such calls until `release` is called.
   * @param amount `prices[0].amount` of the call
   * @returns A promise that resolves when the first call for this price arrives.
   */
  intercept(amount: number, interception: Interception): Promise<void> {
    return new Promise((reached) => {
      this.#interceptions.set(String(amount), { ...interception, reached, calls: 0 });
    });
  }

  /** Lets `createInvoiceLink` succeed again for the price `amount`. Returns the number of calls that failed. */
  release(amount: number): number {
    const calls = this.#interceptions.get(String(amount))?.calls ?? 0;
    this.#interceptions.delete(String(amount));
    return calls;
  }

  /** The webhook that the server has set, or undefined if the server polls. */
  get webhook(): { url: string; secret: string } | undefined {
    return this.#updates.webhook;
  }

  /** Sends a `pre_checkout_query`. Rejects with `BrokenRule` if the server does not reply within 10 seconds. */
  async queryCheckout(query: { id: string } & FromUser): Promise<Checkout> {
    const responded = new Promise<Checkout>((resolve) => this.#checkouts.set(query.id, resolve));
    this.#updates.push({ pre_checkout_query: query });
    const timeoutMs = readDocuments().constant('checkout_telegram_ms');
    const late = delay(timeoutMs, undefined, { ref: false }).then(() => {
      throw new BrokenRule('The server does not reply to a pre_checkout_query within 10 seconds');
    });
    return Promise.race([responded, late]);
  }

  /** Makes `refundStarPayment` fail for this charge: once with 500, or every time with any other error. */
  failRefund(chargeId: string, error = internalError): void {
    this.#failingRefunds.set(chargeId, error);
  }

  /** Lets each `refundStarPayment` succeed that fails with `unavailable`. */
  endOutage(): void {
    for (const [chargeId, error] of this.#failingRefunds) {
      if (error === unavailable) this.#failingRefunds.delete(chargeId);
    }
  }

  /** Makes the next call of `sendMessage` to this user fail with 500. */
  failMessage(userId: number): void {
    this.#failingChats.add(String(userId));
  }

  /** Sends the server an update with a message. */
  deliver(message: FromUser): void {
    this.#updates.push({ message });
  }

  /** Returns true if the server has confirmed all updates about a user. */
  hasConfirmedAll(userId: number): boolean {
    return !this.#updates.unconfirmed.some((update) => senderOf(update) === userId);
  }

  async close(): Promise<void> {
    this.#updates.close();
    await this.#server?.close();
  }

  async #respond(incoming: IncomingMessage) {
    const method = (incoming.url ?? '').split('?')[0]?.split('/').at(-1) ?? '';
    const parameters = await readParameters(incoming);
    this.isCalled = true;
    if (method === 'createInvoiceLink') return this.#createInvoiceLink(parameters);
    if (method === 'savePreparedInlineMessage') return this.prepared.save(parameters);
    if (method === 'refundStarPayment') return this.#refundStarPayment(parameters);
    if (method === 'getUpdates') return this.#getUpdates(parameters);
    if (method === 'sendMessage') return this.#sendMessage(parameters);
    return { status: 200, body: { ok: true, result: await this.#resultOf(method, parameters) } };
  }

  async #resultOf(method: string, parameters: Parameters): Promise<unknown> {
    switch (method) {
      case 'getMe':
        return { id: 1, is_bot: true, first_name: 'Kit', username: 'conformance_kit_bot' };
      case 'setWebhook':
        this.#updates.sendTo(String(parameters.url ?? ''), String(parameters.secret_token ?? ''));
        return true;
      case 'deleteWebhook':
        this.#updates.sendTo('', '');
        return true;
      case 'getWebhookInfo':
        return {
          url: this.webhook?.url ?? '',
          has_custom_certificate: false,
          pending_update_count: this.#updates.unconfirmed.length,
        };
      case 'getStarTransactions':
        return { transactions: this.stars.page(parameters) };
      case 'answerPreCheckoutQuery':
        this.#checkouts.get(String(parameters.pre_checkout_query_id))?.({
          ok: parameters.ok === true || parameters.ok === 'true',
          error_message: String(parameters.error_message ?? ''),
        });
        return true;
      default:
        return true;
    }
  }

  async #getUpdates({ offset, timeout }: Parameters) {
    const updates = await this.#updates.poll(Number(offset ?? 0), Number(timeout ?? 0));
    if (!updates) return errorReply(webhookConflict);
    return { status: 200, body: { ok: true, result: updates } };
  }

  #sendMessage(parameters: Parameters) {
    const chatId = String(parameters.chat_id);
    if (this.#failingChats.delete(chatId)) return errorReply(internalError);
    this.messages.push({ chatId, text: unescaped(parameters) });
    const date = nowSeconds();
    const result = { message_id: 1, date, chat: { id: 1, type: 'private' } };
    return { status: 200, body: { ok: true, result } };
  }

  #refundStarPayment(parameters: Parameters) {
    this.refunds.push(parameters);
    const chargeId = String(parameters.telegram_payment_charge_id);
    const error = this.#failingRefunds.get(chargeId);
    if (error?.code === internalError.code) this.#failingRefunds.delete(chargeId);
    return error ? errorReply(error) : { status: 200, body: { ok: true, result: true } };
  }

  async #createInvoiceLink(parameters: Parameters) {
    const { prices } = parameters;
    const invoice = {
      ...parameters,
      prices: typeof prices === 'string' ? JSON.parse(prices) : prices,
    } as Invoice;
    const amount = String(invoice.prices?.[0]?.amount);
    const interception = this.#interceptions.get(amount);
    const isKept = interception?.error !== undefined || interception?.result !== undefined;
    if (!isKept) this.#interceptions.delete(amount);
    if (interception) interception.calls += 1;
    interception?.reached();
    await interception?.until;
    if (interception?.error) return errorReply(interception.error);
    if (isKept) return { status: 200, body: { ok: true, result: interception?.result } };
    this.#created += 1;
    const link = `https://t.me/$kit${this.#created}`;
    this.invoices.set(link, invoice);
    return { status: 200, body: { ok: true, result: link } };
  }
}

/** Returns the parameters in the query and in the body. The body may be JSON, or a URL-encoded or multipart form. */
async function readParameters(incoming: IncomingMessage): Promise<Parameters> {
  const text = await textOf(incoming);
  const query = Object.fromEntries(new URL(incoming.url ?? '/', 'http://kit').searchParams);
  if (text === '') return query;
  const type = incoming.headers['content-type'] ?? 'application/x-www-form-urlencoded';
  if (type.includes('json')) return { ...query, ...JSON.parse(text) };
  const form = await new Response(text, { headers: { 'Content-Type': type } }).formData();
  return { ...query, ...Object.fromEntries(form) };
}

/** Returns the text of a message, without the backslashes that MarkdownV2 needs before `_`, `-` and other marks. */
function unescaped({ text, parse_mode }: Parameters): string {
  const isEscaped = parse_mode === 'MarkdownV2';
  return isEscaped ? String(text).replace(/\\(?=[!-/:-@[-`{-~])/g, '') : String(text);
}

function senderOf(update: Update): number {
  const { from } = 'message' in update ? update.message : update.pre_checkout_query;
  return from.id;
}
