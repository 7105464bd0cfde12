import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openBot } from '../telegram/open-bot.ts';
import { wireGateways } from './wire-gateways.ts';

const botApi = { TELEGRAM_API_ROOT: 'http://127.0.0.1:9' };
const dollars = { PAYMENT_GATEWAYS: 'stars,dollars', PAYMENT_PROVIDER_TOKEN: 'provider:token' };

test.each([
  ['nothing without a Bot API', dollars, []],
  ['Stars with a Bot API', botApi, ['stars']],
  ['dollars with a payment provider as well', { ...botApi, ...dollars }, ['stars', 'dollars']],
])('[STORE-05] [STORE-06] of the gateways of Telegram, %s can be sold', (_, env, expected) => {
  const config = readConfig(env);
  const gateways = wireGateways(config, openBot(config)?.api ?? null);
  const ofTelegram = ['stars', 'dollars'] as const;
  expect(ofTelegram.filter((gateway) => gateways[gateway])).toEqual(expected);
});

test.each([
  [{ TON_API_URL: 'http://127.0.0.1:9/api/v2' }, false],
  [{ TON_DEPOSIT_ADDRESS: `0:${'b01d'.repeat(16)}` }, false],
  [
    { TON_API_URL: 'http://127.0.0.1:9/api/v2', TON_DEPOSIT_ADDRESS: `0:${'b01d'.repeat(16)}` },
    true,
  ],
])('[STORE-05] with %j TON is sold: %s', (env, isSold) => {
  expect('ton' in wireGateways(readConfig(env), null)).toBe(isSold);
});
