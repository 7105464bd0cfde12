import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import type { InvoiceResult } from '@bold/sdk';
import { Problem } from '@bold/sdk/contract';
import { type PaymentCurrency, payablePrice } from '@bold/sdk/game';
import type { Call } from '../http/handler.ts';
import { depositAddress } from '../world/deposit-address.ts';
import { randomToken } from '../world/random.ts';
import { friendlyAddress } from './wallet/wallet-address.ts';

export type Purchase = {
  currency: PaymentCurrency;
  /** The price in Stars, dollars or TON. */
  price: number;
  /** The number of taps without the bonus. */
  points: number;
  /** The number of taps including the bonus. */
  taps: number;
};

/**
 * Adds a pending payment. The form of the invoice link depends on the currency (decisions §6).
 * @throws `GATEWAY_UNAVAILABLE` if nothing is sold for the currency.
 * @throws `INVOICE_TOO_LARGE` if the price in Stars is above the store's maximum.
 */
export function createInvoice(
  { world, player, now }: Pick<Call, 'world' | 'player' | 'now'>,
  { currency, price, points, taps }: Purchase,
): InvoiceResult {
  const { currencies, maxStars } = world.store;
  if (!currencies.includes(currency)) {
    throw new Problem('GATEWAY_UNAVAILABLE', `Nothing is sold for ${currency} at the moment.`);
  }
  if (currency === 'STARS' && price > maxStars) {
    throw new Problem('INVOICE_TOO_LARGE', `One invoice takes at most ${maxStars} Stars.`);
  }
  const id = randomToken(world, 16);
  world.payments.push({
    id,
    userId: player.id,
    currency,
    price,
    priceMicros: Math.round(payablePrice(points, rules.tap_value_dollars, 'DOLLARS') * 1e6),
    taps,
    status: 'pending',
    createdAt: new Date(now).toISOString(),
    paidAt: null,
    refundedAt: null,
    reward: null,
  });
  const invoice_link = currency === 'TON' ? tonLink(price, id) : invoiceLink(id);
  return { success: true, invoice_link, payment_id: id };
}

function invoiceLink(id: string): string {
  return `https://t.me/$${id}`;
}

function tonLink(price: number, id: string): string {
  const nano = Math.round(price * 1e9);
  return `ton://transfer/${friendlyAddress(depositAddress)}?amount=${nano}&text=${id}`;
}
