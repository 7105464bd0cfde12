import { expect, test } from 'vitest';
import type { Gateway } from '../config.ts';
import { openGatewayFor, openGateways } from './open-gateways.ts';

const makeInvoice = async () => 'https://t.me/$invoice';
const selling = (...paymentGateways: Gateway[]) => ({
  config: { paymentGateways },
  gateways: { stars: makeInvoice, dollars: makeInvoice },
});

test('[STORE-05] gateways that are configured completely are sold, in the configured order', () => {
  expect(openGateways(selling('dollars', 'ton', 'stars'))).toEqual(['dollars', 'stars']);
  expect(openGateways(selling('ton'))).toEqual([]);
});

test('[STORE-06] each currency has its gateway', () => {
  expect(openGatewayFor(selling('stars', 'dollars'), 'DOLLARS')).toEqual({
    gateway: 'dollars',
    makeInvoice,
  });
});

test.each(['TON', 'DOLLARS'] as const)(
  'without an open gateway the problem names the currency %s',
  (currency) => {
    expect(() => openGatewayFor(selling('stars', 'ton'), currency)).toThrow(
      expect.objectContaining({
        status: 409,
        message: `Nothing is sold for ${currency} at the moment.`,
      }),
    );
  },
);
