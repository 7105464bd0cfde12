import { beginCell, Cell, loadStateInit } from '@ton/core';
import { expect, test } from 'vitest';
import { signProof } from './wallet.fixture.ts';
import { walletKey } from './wallet-key.ts';

const { proof } = signProof({ payload: 'p', domain: 'd.example', timestamp: 0 });
const stateInit = loadStateInit(Cell.fromBase64(proof.state_init).beginParse());

test('the key stands where the wallet’s version keeps it', () => {
  expect(walletKey(stateInit)?.toString('hex')).toBe(proof.public_key);
});

test('a contract of unknown code or with too little data has no key', () => {
  expect(walletKey({ ...stateInit, code: Cell.EMPTY })).toBeUndefined();
  expect(walletKey({ ...stateInit, data: beginCell().storeUint(0, 64).endCell() })).toBeUndefined();
});
