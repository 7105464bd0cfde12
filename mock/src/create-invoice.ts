import type { InvoiceResult } from '@bold/sdk';
import type { PaymentCurrency } from '@bold/sdk/game';
import type { Call } from './backend.ts';
import { Problem } from './problem.ts';
import { randomWord } from './random.ts';
import { friendlyAddress } from './wallet-address.ts';

/** What sells in development (decisions §1). */
const sold: readonly PaymentCurrency[] = ['STARS', 'TON'];
/** Where the mock's TON goes; no such account exists. */
const depositAddress = `0:${'b01d'.repeat(16)}`;

/**
 * Notes a pending payment and answers its invoice link, in the pattern of its gateway (decisions §6).
 * `price` in units of the currency, `taps` as they will be credited. Throws GATEWAY_UNAVAILABLE.
 */
export function createInvoice(
  { world, player, now }: Call,
  currency: PaymentCurrency,
  price: number,
  taps: number,
): InvoiceResult {
  if (!sold.includes(currency)) {
    throw new Problem('GATEWAY_UNAVAILABLE', `Nothing is sold for ${currency} at the moment.`);
  }
  const id = randomWord(world, 16);
  const createdAt = new Date(now).toISOString();
  world.payments.push({
    id,
    userId: player.id,
    currency,
    price,
    taps,
    status: 'pending',
    createdAt,
  });
  return { success: true, invoice_link: currency === 'TON' ? tonLink(price, id) : starsLink(id) };
}

function starsLink(id: string): string {
  return `https://t.me/$${id}`;
}

function tonLink(price: number, id: string): string {
  const nano = Math.round(price * 1e9);
  return `ton://transfer/${friendlyAddress(depositAddress)}?amount=${nano}&text=${id}`;
}
