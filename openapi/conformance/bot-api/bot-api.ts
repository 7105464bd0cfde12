import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { BrokenRule } from '../broken-rule.ts';
import { UpdateQueue } from './update-queue.ts';

/** What `createInvoiceLink` was called with, as far as the kit looks at it. */
export interface Invoice {
  title: string;
  description: string;
  payload: string;
  provider_token?: string;
  currency: string;
  prices: { label: string; amount: number }[];
}

/** The server's answer to the question before a payment. */
export interface Checkout {
  ok: boolean;
  error_message?: string;
}

type Parameters = Record<string, unknown>;
/** What to do with the next call for an invoice: wait for something, then perhaps answer an error. */
type Mischief = { error?: { code: number; description: string }; until?: Promise<unknown> };

const checkoutPatienceMs = 10_000;

/**
 * The messenger's Bot API, played by the kit: it makes invoice links, asks before a payment and tells of payments and
 * refunds, by long polling or by the webhook that the server sets.
 */
export class BotApi {
  /** Invoices by their links. */
  readonly invoices = new Map<string, Invoice>();
  /** Whether the server has called at all. */
  isCalled = false;
  readonly #server: Server;
  readonly #updates = new UpdateQueue();
  readonly #checkouts = new Map<string, (answer: Checkout) => void>();
  readonly #mischief = new Map<string, Mischief & { reached: () => void }>();
  #made = 0;

  private constructor() {
    this.#server = createServer((incoming, outgoing) => {
      this.#answer(incoming).then(
        (reply) => {
          outgoing.writeHead(reply.status, { 'Content-Type': 'application/json' });
          outgoing.end(JSON.stringify(reply.body));
        },
        () => outgoing.destroy(),
      );
    });
  }

  /** Listens on a port of this machine; 0 takes a free one. Rejects when the port is taken. */
  static async listen(port: number): Promise<BotApi> {
    const botApi = new BotApi();
    await new Promise<void>((resolve, reject) => {
      botApi.#server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
    return botApi;
  }

  /** What the server under test is told as the Bot API's root. */
  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Whether updates can reach the server: it polls, or has set a webhook. */
  get isHeard(): boolean {
    return this.#updates.isHeard;
  }

  /** Brings about a failure or a wait for the next invoice of that price; resolves when the server has asked for it. */
  disturb(amount: number, mischief: Mischief): Promise<void> {
    return new Promise((reached) => {
      this.#mischief.set(String(amount), { ...mischief, reached });
    });
  }

  /** Asks whether an order may be paid, as the messenger does before it charges somebody. */
  async askCheckout(query: { id: string } & Parameters): Promise<Checkout> {
    const answered = new Promise<Checkout>((resolve) => this.#checkouts.set(query.id, resolve));
    this.#updates.push({ pre_checkout_query: query });
    const late = delay(checkoutPatienceMs, undefined, { ref: false }).then(() => {
      throw new BrokenRule('The server does not answer a pre_checkout_query within 10 seconds');
    });
    return Promise.race([answered, late]);
  }

  /** Tells the server of a message, such as one with `successful_payment`. */
  tell(message: Parameters): void {
    this.#updates.push({ message });
  }

  async close(): Promise<void> {
    this.#updates.close();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(incoming: IncomingMessage) {
    const method = (incoming.url ?? '').split('?')[0]?.split('/').at(-1) ?? '';
    const parameters = await readParameters(incoming);
    this.isCalled = true;
    if (method === 'createInvoiceLink') return this.#createInvoiceLink(parameters);
    return { status: 200, body: { ok: true, result: await this.#resultOf(method, parameters) } };
  }

  async #resultOf(method: string, parameters: Parameters): Promise<unknown> {
    switch (method) {
      case 'getMe':
        return { id: 1, is_bot: true, first_name: 'Kit', username: 'conformance_kit_bot' };
      case 'getUpdates':
        return this.#updates.poll(Number(parameters.offset ?? 0), Number(parameters.timeout ?? 0));
      case 'setWebhook':
        this.#updates.sendTo(String(parameters.url), String(parameters.secret_token ?? ''));
        return true;
      case 'getStarTransactions':
        return { transactions: [] };
      case 'answerPreCheckoutQuery':
        this.#checkouts.get(String(parameters.pre_checkout_query_id))?.({
          ok: parameters.ok === true || parameters.ok === 'true',
          error_message: String(parameters.error_message ?? ''),
        });
        return true;
      case 'sendMessage':
        return {
          message_id: 1,
          date: Math.floor(Date.now() / 1000),
          chat: { id: 1, type: 'private' },
        };
      default:
        return true;
    }
  }

  async #createInvoiceLink(parameters: Parameters) {
    const { prices } = parameters;
    const invoice = {
      ...parameters,
      prices: typeof prices === 'string' ? JSON.parse(prices) : prices,
    } as Invoice;
    const amount = String(invoice.prices?.[0]?.amount);
    const mischief = this.#mischief.get(amount);
    this.#mischief.delete(amount);
    mischief?.reached();
    await mischief?.until;
    if (mischief?.error) {
      const { code, description } = mischief.error;
      return { status: code, body: { ok: false, error_code: code, description } };
    }
    this.#made += 1;
    const link = `https://t.me/$kit${this.#made}`;
    this.invoices.set(link, invoice);
    return { status: 200, body: { ok: true, result: link } };
  }
}

/** Parameters of a call, from the query and from a body in JSON or as a form. */
async function readParameters(incoming: IncomingMessage): Promise<Parameters> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const query = Object.fromEntries(new URL(incoming.url ?? '/', 'http://kit').searchParams);
  if (text === '') return query;
  const isJson = incoming.headers['content-type']?.includes('json');
  return {
    ...query,
    ...(isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))),
  };
}
