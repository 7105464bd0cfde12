import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { refundPayment } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';

const { player, deps, clock } = await startServer({
  // A launch of the test is used longer than a payment can be paid.
  config: { initDataMaxAgeS: 2 * 86_400 },
  deps: { gateways: { stars: async ({ paymentId }) => `https://t.me/$${paymentId}` } },
});

async function invoice() {
  const path = '/payment/gateway/invoice-link/custom-amount';
  const body = { taps_amount: 1_500, payment_currency: 'STARS' };
  const response = await player({ id: 1 }).call<{ payment_id: string }>('POST', path, { body });
  return response.body.payment_id;
}

const status = (id: string, telegramId = 1) =>
  player({ id: telegramId }).call<{ state: string }>('GET', `/payment/status/${id}`);

test('a payment is waiting, paid after its charge and refunded after the refund', async () => {
  const id = await invoice();
  const at = clock.now();
  const waiting = {
    payment_id: id,
    state: 'waiting',
    taps: 1_650,
    payable_until: '2026-11-21T12:10:00.000Z',
  };
  const { headers, body } = await status(id);
  expect([headers.get('Cache-Control'), body]).toEqual(['no-store', waiting]);

  await settlePayment(deps, { paymentId: id, chargeId: 'c-1', at });
  expect((await status(id)).body).toEqual({ ...waiting, state: 'paid' });
  // A surplus of the same invoice, which goes back, changes nothing.
  await settlePayment(deps, { paymentId: id, chargeId: 'c-2', at });
  await refundPayment(deps, { chargeId: 'c-2', at });
  expect((await status(id)).body).toEqual({ ...waiting, state: 'paid' });

  await refundPayment(deps, { chargeId: 'c-1', at });
  expect((await status(id)).body).toEqual({ ...waiting, state: 'refunded' });
});

test('an unpaid payment expires after its last moment', async () => {
  const id = await invoice();
  const start = clock.time;
  clock.time = start + 86_400_000 + 600_000;
  expect((await status(id)).body).toMatchObject({ state: 'waiting' });
  clock.time += 1;
  expect((await status(id)).body).toMatchObject({ state: 'expired' });
  clock.time = start;
});

test('an unknown payment and that of another player are not found', async () => {
  const id = await invoice();
  const refused = { status: 404, body: { code: 'PAYMENT_NOT_FOUND' } };
  expect(await status('never-was-one')).toMatchObject(refused);
  expect(await status(id, 2)).toMatchObject(refused);
});
