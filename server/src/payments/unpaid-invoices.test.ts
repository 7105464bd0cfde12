import { Problem } from '@bold/sdk/contract';
import { unpaidInvoicesPerUser } from '@bold/sdk/limits';
import { expect, onTestFinished, test, vi } from 'vitest';
import { invoice } from '../../test/create-payment.ts';
import { startServer } from '../../test/start-server.ts';
import type { MakeInvoice } from '../deps.ts';

const stars: MakeInvoice = async ({ paymentId }) => `https://t.me/$${paymentId}`;
const { player, db, clock, deps } = await startServer({ deps: { gateways: { stars } } });
const path = '/payment/gateway/invoice-link/tariff';
const buy = (id: number, headers = {}) =>
  player({ id }).call<{ code?: string }>('POST', path, { body: { tariff_id: 1 }, headers });

/** Gives a player `count` unpaid invoices that are `hours` hours old, and returns the ids of the invoices. */
async function withUnpaid(id: number, count: number, hours: number): Promise<string[]> {
  const { body } = await player({ id }).call<{ id: number }>('GET', '/user/me');
  const now = new Date(clock.time - hours * 3_600_000);
  const made = await Promise.all(
    Array.from({ length: count }, () => invoice(db, body.id, { now })),
  );
  return made.map((payment) => payment.id);
}

test('a player with a hundred unpaid invoices gets no other until one is paid', async () => {
  const [first = ''] = await withUnpaid(11, unpaidInvoicesPerUser, 23);
  const key = { 'Idempotency-Key': 'the-same-purchase' };
  const refused = await buy(11, key);
  expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  const retryAfter = Number(refused.headers.get('Retry-After'));
  expect(retryAfter).toBeGreaterThan(3_500);
  expect(retryAfter).toBeLessThanOrEqual(3_600);
  expect((await buy(12)).status).toBe(200);

  const charge = { charge_id: 'paid', payment_id: first, settles: true, charged_at: clock.now() };
  await db.insertInto('payment_charge').values(charge).execute();
  expect((await buy(11, key)).status).toBe(200);
  expect((await buy(11)).status).toBe(429);
});

test('an invoice that has expired does not count', async () => {
  await withUnpaid(13, unpaidInvoicesPerUser, 25);
  expect((await buy(13)).status).toBe(200);
});

test('parallel requests make no invoice above the limit', async () => {
  await withUnpaid(14, unpaidInvoicesPerUser - 1, 1);
  const responses = await Promise.all(Array.from({ length: 8 }, () => buy(14)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(429)]);
});

test('more Stars than one invoice allows are refused without a call and without an invoice', async () => {
  const [first] = await withUnpaid(15, unpaidInvoicesPerUser, 1);
  const makeInvoice = vi.spyOn(deps.gateways, 'stars');
  const most = deps.config.maxStarsPerInvoice;
  onTestFinished(() => {
    makeInvoice.mockRestore();
    deps.config.maxStarsPerInvoice = most;
  });
  // The first offer costs 50 Stars. The size is checked before the limit of unpaid invoices.
  deps.config.maxStarsPerInvoice = 49;
  const { status, body } = await buy(15);
  expect([status, body]).toMatchObject([
    409,
    { code: 'INVOICE_TOO_LARGE', detail: 'One invoice takes at most 49 Stars.' },
  ]);
  deps.config.maxStarsPerInvoice = 50;
  expect((await buy(15)).status).toBe(429);
  expect(makeInvoice).not.toHaveBeenCalled();

  const charge = { charge_id: 'paid-15', payment_id: `${first}`, settles: true };
  await db
    .insertInto('payment_charge')
    .values({ ...charge, charged_at: clock.now() })
    .execute();
  expect((await buy(15)).status).toBe(200);
});

test('an invoice whose link failed counts as unpaid', async () => {
  await withUnpaid(16, unpaidInvoicesPerUser - 1, 1);
  const makeInvoice = vi.spyOn(deps.gateways, 'stars');
  onTestFinished(() => makeInvoice.mockRestore());
  makeInvoice.mockRejectedValueOnce(new Problem('PAYMENT_GATEWAY_FAILED'));
  expect((await buy(16)).status).toBe(502);
  expect((await buy(16)).status).toBe(429);
});
