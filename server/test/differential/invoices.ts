import type { HttpResponse } from './call.ts';
import { fieldOf, type Players } from './players.ts';
import type { Who } from './step.ts';
import type { Worlds } from './world-factory.ts';

type Invoice = {
  links: [mock: string, server: string];
  ids: [mock: string, server: string];
  buyer: Who;
};

export class Invoices {
  readonly #worlds: Worlds;
  readonly #players: Players;
  readonly #made: Invoice[] = [];

  constructor(worlds: Worlds, players: Players) {
    this.#worlds = worlds;
    this.#players = players;
  }

  /** Stores an invoice that both responses contain. `pay` never pays a TON link, because Telegram cannot. */
  store(buyer: Who, responses: [HttpResponse, HttpResponse]): void {
    const ids = textsOf(responses, 'payment_id');
    const links = textsOf(responses, 'invoice_link');
    if (ids) this.#players.rememberPayment(buyer, ids);
    if (ids && links && !links[0].startsWith('ton')) this.#made.push({ links, ids, buyer });
  }

  /** Requests and pays an invoice of a custom amount. */
  async buy(who: Who, points: number, currency: string): Promise<void> {
    const path = '/payment/gateway/invoice-link/custom-amount';
    const body = JSON.stringify({ taps_amount: points, payment_currency: currency });
    const headers = { 'Content-Type': 'application/json' };
    this.store(
      who,
      await this.#players.request(who, 'first', { method: 'POST', path, headers, body }),
    );
    await this.pay(this.#made.length - 1, false);
  }

  /** Pays an invoice, on two devices at the same time if `isTwice` is true. */
  async pay(index: number, isTwice: boolean): Promise<void> {
    const invoice = this.#invoice(index);
    if (!invoice) return;
    const { links, buyer } = invoice;
    const pay = async (side: 0 | 1) => {
      const one = () => this.#worlds.sides[side].pay(links[side], this.#players.telegramId(buyer));
      // Both of two simultaneous payments may be charged. The server refunds the second charge.
      return (await Promise.all(isTwice ? [one(), one()] : [one()])).includes(true);
    };
    this.#players.compare(...(await Promise.all([pay(0), pay(1)])));
    await this.#readEffects(invoice);
  }

  /** Refunds an invoice in Stars. Does nothing for an invoice in another currency. */
  async refund(index: number): Promise<void> {
    const invoice = this.#invoice(index);
    if (!invoice) return;
    const { links, buyer } = invoice;
    const [mock, server] = this.#worlds.sides;
    const telegramId = this.#players.telegramId(buyer);
    // In another currency, an operator refunds the invoice at the payment provider.
    const isGiven = await server.refund(links[1], telegramId);
    if (isGiven) this.#players.compare(await mock.refund(links[0], telegramId), isGiven);
    await this.#readEffects(invoice);
  }

  async #readEffects({ buyer, ids }: Invoice): Promise<void> {
    this.#players.rememberPayment(buyer, ids);
    await this.#players.read(buyer, '/user/taps/me');
    await this.#players.read(buyer, `/payment/status/$payment:${buyer}`);
  }

  #invoice(index: number): Invoice | undefined {
    return this.#made[index % (this.#made.length || 1)];
  }
}

/** Returns the field of both responses, or undefined if it is not a text in each of them. */
function textsOf(
  [mock, server]: [HttpResponse, HttpResponse],
  field: string,
): [mock: string, server: string] | undefined {
  const [here, there] = [fieldOf(mock.body, field), fieldOf(server.body, field)];
  return typeof here === 'string' && typeof there === 'string' ? [here, there] : undefined;
}
