import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { payoutMnemonic } from '../../test/start-payouts.ts';
import { testDeps } from '../../test/test-deps.ts';
import { readConfig } from '../config.ts';
import { openPayoutSender } from './open-payout-sender.ts';

const { db } = await createDatabase();
const url = { TON_API_URL: 'http://127.0.0.1:47/api/v2' };
const mnemonic = { TON_PAYOUT_MNEMONIC: payoutMnemonic };

test.each([
  ['a chain', {}, mnemonic, 'TON_API_URL is missing: nothing was sent.'],
  ['the mnemonic', url, {}, 'TON_PAYOUT_MNEMONIC is missing: nothing was sent.'],
  [
    'a known wallet version',
    url,
    { ...mnemonic, TON_PAYOUT_WALLET: 'v3' },
    'TON_PAYOUT_WALLET must be one of v4, v5.',
  ],
])('without %s nothing can be sent, and a message says so', async (_, server, env, message) => {
  const deps = testDeps(db, { config: readConfig(server) });
  await expect(openPayoutSender(deps, env)).rejects.toThrow(message);
});

test.each([{}, { TON_PAYOUT_WALLET: 'v4' }])(
  'with chain, mnemonic and %j there is a sender',
  async (version) => {
    const deps = testDeps(db, { config: readConfig(url) });
    expect(await openPayoutSender(deps, { ...mnemonic, ...version })).toHaveProperty('send');
  },
);
