import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fits } from '../../test/contract.ts';
import { contractFolder } from '../build-bundle.ts';
import { checkDist } from '../checks/check-dist.ts';
import { initDataVectors } from './init-data.ts';
import { quoteVectors } from './prices.ts';
import { vectorFiles } from './vector-files.ts';
import { walletProofVectors } from './wallet-proofs.ts';

test('the committed vectors are up to date, and every run gives the same bytes', async () => {
  const files = vectorFiles();
  expect(await checkDist(files, join(contractFolder, 'vectors'))).toEqual([]);
  expect(vectorFiles()).toEqual(files);
});

test('the vectors have each reason to refuse init data and wallet proofs', () => {
  const codes = ({ refused }: { refused: { code: string }[] }) =>
    [...new Set(refused.map(({ code }) => code))].sort();
  expect(codes(initDataVectors())).toEqual([
    'INIT_DATA_EXPIRED',
    'INIT_DATA_FROM_FUTURE',
    'INIT_DATA_MALFORMED',
    'INIT_DATA_MISSING',
    'INIT_DATA_SIGNATURE_INVALID',
    'INIT_DATA_USER_MISSING',
  ]);
  expect(codes(walletProofVectors())).toEqual(['WALLET_PROOF_EXPIRED', 'WALLET_PROOF_INVALID']);
});

test('every body and quote of the vectors is valid against the contract', () => {
  const { accepted, refused } = walletProofVectors();
  for (const { title, body } of [...accepted, ...refused])
    expect([title, fits('WalletProof', body)]).toEqual([title, true]);
  for (const { quote } of quoteVectors().quotes) expect(fits('CustomPriceQuote', quote)).toBe(true);
});
