import type { InvoiceResult } from '@bold/sdk';
import { invoiceResultInvoiceLinkPattern } from '@bold/sdk/limits';
import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { deposit } from '../../test/start-ton.ts';
import { readConfig } from '../config.ts';
import { catalogue } from '../payments/catalogue.ts';
import { wireGateways } from '../start/wire-gateways.ts';
import { tonInvoices } from './ton-invoices.ts';

const config = readConfig({
  TON_API_URL: 'http://127.0.0.1:9/api/v2',
  TON_DEPOSIT_ADDRESS: deposit,
});
const { player, db } = await startServer({
  config,
  deps: { gateways: wireGateways(config, null) },
});

test('[STORE-05] [PAY-06] a tariff in TON is a transfer of its price to the deposit address, with the payment as comment', async () => {
  const tariff = catalogue.tariffs.find(({ target_currency }) => target_currency === 'TON');
  const { body } = await player({ id: 47_001 }).call<InvoiceResult>(
    'POST',
    '/payment/gateway/invoice-link/tariff',
    { body: { tariff_id: tariff?.id } },
  );
  const payment = await db.selectFrom('payment').selectAll().executeTakeFirstOrThrow();
  expect(payment).toMatchObject({ gateway: 'ton', price: 300_000_000, taps: 100 });
  expect(body.invoice_link).toBe(
    `ton://transfer/UQCwHbAdsB2wHbAdsB2wHbAdsB2wHbAdsB2wHbAdsB2wHfEn?amount=300000000&text=${payment.id}`,
  );
  expect(body.invoice_link).toMatch(new RegExp(invoiceResultInvoiceLinkPattern));
});

test("on the test network the address has the test network's form", async () => {
  const make = tonInvoices(deposit, { tonNetwork: 'test' });
  const link = await make({ paymentId: 'ab12cd34ef56gh78', price: 1, taps: 1, languageCode: null });
  expect(link).toMatch(/^ton:\/\/transfer\/0Q/);
});
