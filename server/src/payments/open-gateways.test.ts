import { expect, test } from 'vitest';
import { gatewayUnavailable, openGateways } from './open-gateways.ts';

test('a gateway that is configured but not wired does not sell', () => {
  expect(openGateways({ paymentGateways: ['stars', 'ton'] })).toEqual([]);
});

test('the refusal names the currency', () => {
  expect(gatewayUnavailable('TON')).toMatchObject({
    status: 409,
    message: 'Nothing is sold for TON at the moment.',
  });
});
