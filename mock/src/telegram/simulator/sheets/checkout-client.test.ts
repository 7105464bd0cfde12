import { expect, test, vi } from 'vitest';
import { invoiceSlug } from '../../bot-api/invoice-slug.ts';
import { dewey, standIn } from '../../bot-api/stand-in.fixture.ts';
import { type CheckoutClient, checkoutClientFor, priceText } from './checkout-client.ts';

/** A bot that answers every query with `ok`, over the stand-in's own protocol. */
async function responding(ok: boolean) {
  const { sell, call } = await standIn();
  const slug = await sell();
  const response = async () => {
    const { result } = await call('getUpdates', { timeout: 5 });
    const pre_checkout_query_id = result[0].pre_checkout_query.id;
    await call('answerPreCheckoutQuery', { pre_checkout_query_id, ok, error_message: 'Sold out' });
  };
  return { client: checkoutClientFor(slug, dewey.id) as CheckoutClient, response, call };
}

test('paying asks the bot, and closes as paid when it agrees', async () => {
  const { client, response } = await responding(true);

  const closing = client.pay(false);
  await response();

  expect(await closing).toEqual({ status: 'paid' });
});

test('paying fails with the reason of the bot when it declines', async () => {
  const { client, response } = await responding(false);

  const closing = client.pay(false);
  await response();

  expect(await closing).toEqual({ status: 'failed', reason: 'Sold out' });
});

test('an invoice left pending closes at once and is paid when the bot agrees', async () => {
  const { client, response, call } = await responding(true);

  expect(await client.pay(true)).toEqual({ status: 'pending' });
  await response();

  await vi.waitFor(async () =>
    expect((await call('getStarTransactions')).result.transactions).toHaveLength(1),
  );
});

test('the sheet shows what is for sale and what it costs', async () => {
  const { client } = await responding(true);
  const offer = await client.offer();

  expect(offer).toMatchObject({ title: '500 taps', description: 'Taps for Bold' });
  expect(priceText(offer)).toBe('250 Stars');
  expect(priceText({ ...offer, currency: 'USD', total: 505 })).toBe('$5.05');
});

test("an invoice that the stand-in does not know is refused, and another's has no client", async () => {
  const { address } = await standIn();
  const unknown = checkoutClientFor(invoiceSlug(Number(new URL(address).port), 'x'), dewey.id);

  await expect(unknown?.offer()).rejects.toThrow('no such invoice');
  await expect(unknown?.pay(true)).rejects.toThrow('no such invoice');
  expect(checkoutClientFor('k3j2h1g0f9d8s7a6', dewey.id)).toBeNull();
});

test('a stand-in that is not reachable is reported', async () => {
  await expect(checkoutClientFor(invoiceSlug(10, 'x'), dewey.id)?.offer()).rejects.toThrow(
    'The Bot API stand-in is not reachable.',
  );
});
