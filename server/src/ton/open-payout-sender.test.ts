import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { openTestPayoutWallet, payoutMnemonic } from '../../test/start-payouts.ts';
import { testDeps } from '../../test/test-deps.ts';
import { readConfig } from '../config.ts';
import { readPayoutEnvironment } from '../payments/payouts/payout-environment.ts';
import { openPayoutSender, reconcileWithChain } from './open-payout-sender.ts';

const { db } = await createDatabase();
const file = join(await mkdtemp(join(tmpdir(), 'bold-words-')), 'words');
await writeFile(file, `${payoutMnemonic}\n`);
const url = { TON_API_URL: 'http://127.0.0.1:47/api/v2' };
const { address } = await openTestPayoutWallet('v5');
const all = { TON_PAYOUT_ADDRESS: address, TON_PAYOUT_MNEMONIC_FILE: file };

const open = (server: object, env: Record<string, string>) =>
  openPayoutSender(testDeps(db, { config: readConfig({ ...server }) }), readPayoutEnvironment(env));

test.each([
  ['TON_API_URL', {}, all],
  ['TON_PAYOUT_ADDRESS', url, { TON_PAYOUT_MNEMONIC_FILE: file }],
  ['TON_PAYOUT_MNEMONIC_FILE', url, { TON_PAYOUT_ADDRESS: address }],
])('without %s nothing can be sent, and a message says so', async (name, server, env) => {
  await expect(open(server, env)).rejects.toThrow(`${name} is missing: nothing was sent.`);
});

test('the words of another wallet, or of another version, open no sender', async () => {
  const { address: other } = await openTestPayoutWallet('v4');
  await expect(open(url, { ...all, TON_PAYOUT_ADDRESS: other })).rejects.toThrow(
    'The mnemonic is not that of TON_PAYOUT_ADDRESS',
  );
  await expect(open(url, { ...all, TON_PAYOUT_WALLET: 'v4' })).rejects.toThrow('not its version');
});

test('with chain, address and words there is a sender', async () => {
  expect(await open(url, all)).toHaveProperty('prepare');
});

test('the history cannot be read without the address of the wallet', () => {
  const deps = testDeps(db, { config: readConfig(url) });
  expect(() => reconcileWithChain(deps, readPayoutEnvironment({}))).toThrow(
    'TON_PAYOUT_ADDRESS is missing',
  );
});
