import type { WalletProof } from '@bold/sdk';
import { Problem } from '@bold/sdk/contract';
import { Cell } from '@ton/core';
import {
  WalletContractV3R1,
  WalletContractV3R2,
  WalletContractV4,
  WalletContractV5R1,
} from '@ton/ton';
import { expect, test } from 'vitest';
import { signProof } from '../../test/sign-proof.ts';
import { checkWalletProof } from './check-wallet-proof.ts';

const now = new Date('2026-11-20T12:00:00Z');
const seconds = now.getTime() / 1000;
const rules = { domain: 'bold.example', testAllowed: false, now };
const signing = { payload: 'challenge', domain: 'bold.example', timestamp: seconds };
const { proof, address } = signProof(signing);

function codeOf(given: WalletProof): string {
  try {
    return checkWalletProof(given, rules);
  } catch (error) {
    return error instanceof Problem ? error.code : String(error);
  }
}

const withItem = (changes: Partial<WalletProof['proof']>): WalletProof => ({
  ...proof,
  proof: { ...proof.proof, ...changes },
});

test('a proof that a wallet has signed proves its address', () => {
  expect(codeOf(proof)).toBe(address.toRawString());
});

test.each([
  ['v3r1', WalletContractV3R1],
  ['v3r2', WalletContractV3R2],
  ['v4', WalletContractV4],
  ['v5', WalletContractV5R1],
])('a %s wallet proves its address', (_, { create }) => {
  const contract = (publicKey: Buffer) => create({ workchain: 0, publicKey }).init;
  const proved = signProof({ ...signing, contract });
  expect(codeOf(proved.proof)).toBe(proved.address.toRawString());
});

test('a proof is valid for 15 minutes', () => {
  const aged = (age: number) => codeOf(signProof({ ...signing, timestamp: seconds - age }).proof);
  expect(aged(900)).toBe(address.toRawString());
  expect(aged(901)).toBe('WALLET_PROOF_EXPIRED');
  expect(aged(-61)).toBe('WALLET_PROOF_INVALID');
});

const unknownContract = (publicKey: Buffer) => ({
  ...WalletContractV3R2.create({ workchain: 0, publicKey }).init,
  code: Cell.EMPTY,
});
const foreign = signProof({ ...signing, seed: 9 }).proof;

test.each<[string, WalletProof]>([
  ['for another domain', signProof({ ...signing, domain: 'evil.example' }).proof],
  [
    'with a domain length that is not its own',
    withItem({ domain: { lengthBytes: 3, value: 'bold.example' } }),
  ],
  ['whose challenge was changed', withItem({ payload: 'another' })],
  ['whose time was changed', withItem({ timestamp: seconds - 1 })],
  ['with a foreign signature', withItem({ signature: foreign.proof.signature })],
  ['with a foreign address', { ...proof, address: foreign.address }],
  ['with a foreign key', { ...proof, public_key: foreign.public_key }],
  ['with a foreign state init', { ...proof, state_init: foreign.state_init }],
  ['with a state init that cannot be read', { ...proof, state_init: 'AAAA' }],
  ['of an unknown contract', signProof({ ...signing, contract: unknownContract }).proof],
  ['of the test network', { ...proof, network: '-3' }],
])('a proof %s is refused', (_, given) => {
  expect(codeOf(given)).toBe('WALLET_PROOF_INVALID');
});
