import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { player } = await startServer();
const buy = (body: object) =>
  player({ id: 1 }).call('POST', '/payment/gateway/invoice-link/custom-amount', { body });

test.each(['STARS', 'TON', 'DOLLARS'])(
  'a custom amount in %s is not sold yet',
  async (currency) => {
    const { status, body } = await buy({ taps_amount: 100, payment_currency: currency });
    expect([status, body]).toMatchObject([409, { code: 'GATEWAY_UNAVAILABLE' }]);
  },
);

test('[STORE-09] [STORE-10] an amount outside the limits is refused before the gateway is asked', async () => {
  for (const taps_amount of [99, 200_001, 100.5, '100']) {
    const { status, body } = await buy({ taps_amount, payment_currency: 'STARS' });
    expect([status, body]).toMatchObject([400, { errors: [{ pointer: '/body/taps_amount' }] }]);
  }
});
