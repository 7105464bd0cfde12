import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operationsOf } from '../scripts/document.ts';
import { contract } from './contract.ts';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

test('the README names exactly the extensions that the bundle has', () => {
  const found = Object.keys(contract).filter((key) => key.startsWith('x-'));
  for (const { operation } of operationsOf(contract)) {
    found.push(...Object.keys(operation).filter((key) => key.startsWith('x-')));
  }
  const named = [...readme.matchAll(/^\| `(x-[a-z-]+)` \|/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...new Set(found)].sort());
});

test('the bundle says which operations only a server with a profile has', () => {
  const profiles = operationsOf(contract).flatMap(({ operation }) => {
    const profile = operation['x-profile'];
    return profile ? [[operation.operationId, profile]] : [];
  });
  expect(Object.fromEntries(profiles)).toMatchObject({
    createWalletProofPayload: 'wallet-proof',
    verifyWalletProof: 'wallet-proof',
    getPaymentStatus: 'payment-status',
    createShareMessage: 'share',
    getMyPayouts: 'payouts',
  });
});
