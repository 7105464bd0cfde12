import { NotChecked } from '../../broken-rule.ts';
import { ok } from '../../expectations.ts';
import type { HttpResponse } from '../../http/response.ts';
import type { Kit } from '../../kit.ts';
import type { Player } from '../../players/player.ts';
import { hourSeconds } from '../../times.ts';

/** The fewest and the most taps in one invoice. */
export const smallestPurchase = 100;
export const largestPurchase = 200_000;

export const tariffPath = '/payment/gateway/invoice-link/tariff';
export const customPath = '/payment/gateway/invoice-link/custom-amount';

export type Tariff = {
  id: number;
  base_points: number;
  target_currency: string;
  total_price: number;
  total_points: number;
  is_published: boolean;
};

/**
 * Returns the published offers in Stars, cheapest first.
 * @throws `NotChecked` if the kit's Bot API cannot be used, or if there are no such offers.
 */
export async function starTariffs(kit: Kit, player: Player): Promise<[Tariff, ...Tariff[]]> {
  kit.needBotApi();
  const all = ok<Tariff[]>(await player.get('/payment/tariff'));
  const own = all.filter((one) => one.is_published && one.target_currency === 'STARS');
  const [first, ...others] = own.sort((one, other) => one.total_price - other.total_price);
  if (!first) throw new NotChecked('the server has no offers in Stars');
  return [first, ...others];
}

/** Thrown if the server does not sell for a currency. */
export class NotSold extends NotChecked {}

/** Returns the link of an invoice. Throws `NotSold` if the server does not sell for the currency. */
export function linkIn(response: HttpResponse, currency = 'STARS'): string {
  if (response.code === 'GATEWAY_UNAVAILABLE')
    throw new NotSold(`the server sells nothing for ${currency}`);
  return ok<{ invoice_link: string }>(response).invoice_link;
}

type Invoice = { invoice_link: string; payment_id: string };
type InvoiceOptions = { currency?: string; key?: string };

/**
 * Creates an invoice, by default in Stars, and returns the whole response.
 * @throws `NotChecked` if the kit's Bot API cannot be used, or if the server does not sell for the currency.
 */
export async function createPayment(
  kit: Kit,
  player: Player,
  taps_amount: number,
  { currency = 'STARS', key }: InvoiceOptions = {},
): Promise<Invoice> {
  kit.needBotApi();
  const body = { taps_amount, payment_currency: currency };
  const response = await player.post(customPath, body, key);
  linkIn(response, currency);
  return ok<Invoice>(response);
}

/** Creates an invoice with `createPayment`, and returns its link. */
export async function createInvoice(
  kit: Kit,
  player: Player,
  taps: number,
  options?: InvoiceOptions,
): Promise<string> {
  return (await createPayment(kit, player, taps, options)).invoice_link;
}

/** Returns for how many seconds after its creation an invoice can be paid, with the delay that is tolerated. */
export function payableSeconds({ documents }: Kit): number {
  return (
    documents.constant('invoice_hours') * hourSeconds +
    documents.constant('invoice_late_payment_seconds')
  );
}
