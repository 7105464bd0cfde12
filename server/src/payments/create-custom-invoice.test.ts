import { Problem } from '@bold/sdk/contract';
import { expect, test, vi } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import type { MakeInvoice } from '../deps.ts';

const make = vi.fn<MakeInvoice>(async ({ paymentId }) => `https://t.me/$${paymentId}`);
const { player, db, deps } = await startServer({
  config: { paymentGateways: ['stars', 'ton', 'dollars'] },
  deps: { gateways: { stars: make, ton: make, dollars: make } },
});
const { player: playerOfNone } = await startServer({
  config: { paymentGateways: ['stars'] },
  deps: { gateways: { dollars: make } },
});

const path = '/payment/gateway/invoice-link/custom-amount';
const buy = (body: object) => player({ id: 1 }).call('POST', path, { body });

test.each([
  ['STARS', 751, 15_010_000],
  ['TON', 4_503_000_000, 15_010_000],
  ['DOLLARS', 1_501, 15_010_000],
])(
  '[API-13] [STORE-06] a custom amount in %s is stored in its smallest units',
  async (currency, price, price_micros) => {
    const response = await buy({ taps_amount: 1_501, payment_currency: currency });
    const [invoice] = make.mock.lastCall ?? [];
    expect(response).toMatchObject({
      status: 200,
      body: { success: true, invoice_link: `https://t.me/$${invoice?.paymentId}` },
    });
    expect(invoice).toMatchObject({ price, taps: 1_651 });
    const payment = db.selectFrom('payment').selectAll().where('id', '=', `${invoice?.paymentId}`);
    expect(await payment.executeTakeFirst()).toMatchObject({
      currency,
      price,
      price_micros,
      points: 1_501,
      taps: 1_651,
    });
  },
);

test.each(['STARS', 'TON', 'DOLLARS'])(
  'a custom amount in %s is refused without a gateway for it',
  async (payment_currency) => {
    const body = { taps_amount: 100, payment_currency };
    const response = await playerOfNone({ id: 1 }).call('POST', path, { body });
    expect(response).toMatchObject({ status: 409, body: { code: 'GATEWAY_UNAVAILABLE' } });
  },
);

test('[STORE-09] [STORE-10] an amount outside the limits is refused before the gateway is called', async () => {
  make.mockClear();
  for (const taps_amount of [99, 200_001, 100.5, '100']) {
    const { status, body } = await buy({ taps_amount, payment_currency: 'STARS' });
    expect([status, body]).toMatchObject([400, { errors: [{ pointer: '/body/taps_amount' }] }]);
  }
  expect(make).not.toHaveBeenCalled();
});

test.each([
  ['PAYMENT_GATEWAY_FAILED', 502],
  ['INVOICE_TOO_LARGE', 409],
] as const)('a gateway that fails gives %s, and no invoice is counted', async (code, status) => {
  const counted = () => deps.metrics.registry.getSingleMetricAsString('bold_payments_total');
  const before = await counted();
  make.mockRejectedValueOnce(new Problem(code));
  const response = await buy({ taps_amount: 100, payment_currency: 'STARS' });
  expect(response).toMatchObject({ status, body: { code } });
  expect(await counted()).toEqual(before);
});
