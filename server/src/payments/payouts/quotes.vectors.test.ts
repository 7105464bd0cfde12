import quoteVectors from '@bold/openapi/vectors/quotes.json' with { type: 'json' };
import settlementVectors from '@bold/openapi/vectors/settlements.json' with { type: 'json' };
import type { PaymentCurrency } from '@bold/sdk';
import { expect, test } from 'vitest';
import { startServer } from '../../../test/start-server.ts';
import { payoutNano } from './payout-amount.ts';

const invoices: { price: number }[] = [];
const makeInvoice = async (invoice: { price: number }) => {
  invoices.push(invoice);
  return `https://t.me/$${invoices.length}`;
};
const { player, db } = await startServer({
  config: { paymentGateways: ['stars', 'ton', 'dollars'] },
  deps: { gateways: { stars: makeInvoice, ton: makeInvoice, dollars: makeInvoice } },
});

test.each(quoteVectors.quotes)(
  'the contract’s quote, invoice and dollar price for $amount taps in $payment_currency',
  async ({ amount, payment_currency, quote, invoice_amount, price_micros }) => {
    // A new player for each, because each may create a limited number of invoices.
    const buyer = player({ id: 10_000 + invoices.length });
    const query = `payment_currency=${payment_currency}&amount=${amount}`;
    expect((await buyer.call('GET', `/payment/find-custom-price?${query}`)).body).toEqual(quote);
    const body = { taps_amount: amount, payment_currency: payment_currency as PaymentCurrency };
    await buyer.call('POST', '/payment/gateway/invoice-link/custom-amount', { body });
    expect(invoices.at(-1)).toMatchObject({ price: invoice_amount, taps: quote.total_amount });
    const stored = db.selectFrom('payment').selectAll().orderBy('created_at', 'desc');
    const rows = await stored.where('points', '=', amount).execute();
    expect(rows.every((row) => row.price_micros === price_micros)).toBe(true);
    expect(rows.length).toBeGreaterThan(0);
  },
);

test.each(settlementVectors.payouts)(
  '$micros micro-dollars at a price of $ton_price_micros are $nano nano-TON',
  ({ micros, ton_price_micros, nano }) => {
    expect(payoutNano(micros, ton_price_micros)).toBe(nano);
  },
);
