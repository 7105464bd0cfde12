import { expect, test, vi } from 'vitest';
import { dewey, fakeBotApi } from '../../bot-api/fake-bot-api.fixture.ts';
import { invoiceSlug } from '../../bot-api/invoice-slug.ts';
import { type CheckoutClient, checkoutClientFor, priceText } from './checkout-client.ts';

/**
 * Starts a fake Bot API with an invoice. The returned function `response` accepts the payment if `ok` is true, and
 * declines the payment if `ok` is false.
 */
async function responding(ok: boolean) {
  const { sell, call } = await fakeBotApi();
  const slug = await sell();
  const response = async () => {
    const { result } = await call('getUpdates', { timeout: 5 });
    const pre_checkout_query_id = result[0].pre_checkout_query.id;
    await call('answerPreCheckoutQuery', { pre_checkout_query_id, ok, error_message: 'Sold out' });
  };
  return { client: checkoutClientFor(slug, dewey.id) as CheckoutClient, response, call };
}

test('a payment that the bot accepts closes as paid', async () => {
  const { client, response } = await responding(true);

  const closing = client.pay(false);
  await response();

  expect(await closing).toEqual({ status: 'paid' });
});

test('a payment that the bot declines fails with the bot’s reason', async () => {
  const { client, response } = await responding(false);

  const closing = client.pay(false);
  await response();

  expect(await closing).toEqual({ status: 'failed', reason: 'Sold out' });
});

test('a payment with `later` closes as pending and is paid after the bot accepts', async () => {
  const { client, response, call } = await responding(true);

  expect(await client.pay(true)).toEqual({ status: 'pending' });
  await response();

  await vi.waitFor(async () =>
    expect((await call('getStarTransactions')).result.transactions).toHaveLength(1),
  );
});

test('the client reads the invoice and formats its price', async () => {
  const { client } = await responding(true);
  const offer = await client.offer();

  expect(offer).toMatchObject({ title: '500 taps', description: 'Taps for Bold' });
  expect(priceText(offer)).toBe('250 Stars');
  expect(priceText({ ...offer, currency: 'USD', total: 505 })).toBe('$5.05');
  expect(priceText({ ...offer, currency: 'USD', total: 500 })).toBe('$5.00');
});

test('an unknown invoice of the fake is refused, and an invoice from elsewhere has no client', async () => {
  const { address } = await fakeBotApi();
  const unknown = checkoutClientFor(invoiceSlug(Number(new URL(address).port), 'x'), dewey.id);

  await expect(unknown?.offer()).rejects.toThrow('no such invoice');
  await expect(unknown?.pay(true)).rejects.toThrow('no such invoice');
  expect(checkoutClientFor('k3j2h1g0f9d8s7a6', dewey.id)).toBeNull();
});

test('a fake that is not reachable is reported', async () => {
  await expect(checkoutClientFor(invoiceSlug(10, 'x'), dewey.id)?.offer()).rejects.toThrow(
    'The fake Bot API is not reachable.',
  );
});
