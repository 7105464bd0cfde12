import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import type { Deps, MakeInvoice } from '../deps.ts';
import { catalogue } from './catalogue.ts';
import { readStarsInvoiceId } from './stars-invoice-id.ts';

const stars = vi.fn<MakeInvoice>(async ({ paymentId }) => `https://t.me/$${paymentId}`);
const { player, db, deps } = await startServer({ deps: { gateways: { stars } } });
const buy = (tariff_id: number, headers = {}) =>
  player({ id: 1 }).call<{ invoice_link: string }>('POST', '/payment/gateway/invoice-link/tariff', {
    body: { tariff_id },
    headers,
  });

afterEach(() => {
  vi.restoreAllMocks();
});

test('[API-12] [PAY-06] an offer in Stars is stored and its invoice link is returned', async () => {
  const { status, headers, body } = await buy(3);
  const [invoice] = stars.mock.lastCall ?? [];
  expect(invoice).toEqual({
    paymentId: expect.any(String),
    price: 500,
    taps: 1_100,
    languageCode: null,
  });
  expect([status, body]).toEqual([
    200,
    {
      success: true,
      invoice_link: `https://t.me/$${invoice?.paymentId}`,
      payment_id: invoice?.paymentId,
    },
  ]);
  expect(headers.get('Cache-Control')).toBe('no-store');
  const payment = db.selectFrom('payment').selectAll().where('id', '=', `${invoice?.paymentId}`);
  expect(await payment.executeTakeFirst()).toMatchObject({
    gateway: 'stars',
    currency: 'STARS',
    price: 500,
    price_micros: 10_000_000,
    points: 1_000,
    taps: 1_100,
  });
});

test('the id of an invoice in Stars says what was sold, so that a restored backup can lack the invoice', async () => {
  await buy(3);
  const [invoice] = stars.mock.lastCall ?? [];
  const paid = { telegramId: 1, price: 500 };
  expect(readStarsInvoiceId([deps.config.botToken], `${invoice?.paymentId}`, paid)).toMatchObject({
    ...paid,
    priceMicros: 10_000_000,
    points: 1_000,
    taps: 1_100,
  });
});

test('price and dollar price of an invoice are from the same rates, while an operator changes them', async () => {
  const exchangeRates = catalogue.exchangeRates.map((it) => ({ ...it, rate: 2 * it.rate }));
  const prices = vi
    .fn<Deps['prices']>()
    .mockResolvedValueOnce(catalogue)
    .mockResolvedValue({ ...catalogue, exchangeRates });
  const server = await startServer({ deps: { gateways: { stars }, prices } });
  const body = { tariff_id: 3 };
  await server.player({ id: 1 }).call('POST', '/payment/gateway/invoice-link/tariff', { body });
  const payment = server.db.selectFrom('payment').select(['price', 'price_micros']);
  expect(await payment.execute()).toEqual([{ price: 500, price_micros: 10_000_000 }]);
});

test('an invoice is in the language of the signed init data', async () => {
  const body = { tariff_id: 1 };
  const path = '/payment/gateway/invoice-link/tariff';
  await player({ id: 2, language_code: 'ru' }).call('POST', path, { body });
  expect(stars.mock.lastCall).toMatchObject([{ languageCode: 'ru' }]);
  await player({ id: 3, language_code: 7 }).call('POST', path, { body });
  expect(stars.mock.lastCall).toMatchObject([{ languageCode: null }]);
});

test('[API-12] a request that is sent again gets the same invoice', async () => {
  const key = { 'Idempotency-Key': 'the-same-purchase' };
  const first = await buy(1, key);
  expect((await buy(1, key)).body).toEqual(first.body);
  expect((await buy(1)).body).not.toEqual(first.body);
});

test('an offer in a currency that is not sold is refused', async () => {
  const inTon = catalogue.tariffs.find(({ target_currency }) => target_currency === 'TON');
  const { status, body } = await buy(inTon?.id ?? 0);
  expect([status, body]).toMatchObject([409, { code: 'GATEWAY_UNAVAILABLE' }]);
});

test('an unknown offer gets 404, and so does one that is not published', async () => {
  expect(await buy(999)).toMatchObject({ status: 404, body: { code: 'TARIFF_NOT_FOUND' } });
  const tariffs = catalogue.tariffs.map((tariff) => ({ ...tariff, is_published: false }));
  vi.spyOn(deps, 'prices').mockResolvedValue({ ...catalogue, tariffs });
  expect(await buy(3)).toMatchObject({ status: 404, body: { code: 'TARIFF_NOT_FOUND' } });
});
