import { beginCell, Cell, loadStateInit } from '@ton/core';
import { keyPairFromSeed } from '@ton/crypto';
import {
  WalletContractV1R1,
  WalletContractV1R2,
  WalletContractV1R3,
  WalletContractV2R1,
  WalletContractV2R2,
  WalletContractV3R1,
  WalletContractV3R2,
  WalletContractV4,
  WalletContractV5Beta,
  WalletContractV5R1,
} from '@ton/ton';
import { expect, test } from 'vitest';
import { signProof } from '../../test/sign-proof.ts';
import { walletKey } from './wallet-key.ts';

const { proof } = signProof({ payload: 'p', domain: 'd.example', timestamp: 0 });
const stateInit = loadStateInit(Cell.fromBase64(proof.state_init).beginParse());

test("the key is read at the position of the wallet's version", () => {
  expect(walletKey(stateInit)?.toString('hex')).toBe(proof.public_key);
});

test('the key of a v4r1 wallet, which @ton/ton does not have, is where that of a v4r2 wallet is', () => {
  const hash = '64dd54805522c5be8a9db59cea0105ccf0d08786ca79beb8cb79e880a8d7322d';
  const code: Cell = Object.create(Cell.EMPTY, { hash: { value: () => Buffer.from(hash, 'hex') } });
  const publicKey = Buffer.alloc(32, 7);
  const data = beginCell()
    .storeUint(1, 32)
    .storeUint(698_983_191, 32)
    .storeBuffer(publicKey)
    .endCell();
  expect(walletKey({ code, data })).toEqual(publicKey);
});

test('a contract of unknown code, with too little data or with an exotic cell as data has no key', () => {
  expect(walletKey({ ...stateInit, code: Cell.EMPTY })).toBeUndefined();
  expect(walletKey({ ...stateInit, data: beginCell().storeUint(0, 64).endCell() })).toBeUndefined();
  const { code } = WalletContractV1R1.create({ workchain: 0, publicKey: Buffer.alloc(32, 7) }).init;
  // A pruned branch: its type, its level, one hash and one depth.
  const pruned = beginCell().storeUint(0x0101, 16).storeBuffer(Buffer.alloc(32)).storeUint(0, 16);
  expect(walletKey({ code, data: pruned.endCell({ exotic: true }) })).toBeUndefined();
});

test.each([
  ['v1r1', WalletContractV1R1],
  ['v1r2', WalletContractV1R2],
  ['v1r3', WalletContractV1R3],
  ['v2r1', WalletContractV2R1],
  ['v2r2', WalletContractV2R2],
  ['v3r1', WalletContractV3R1],
  ['v3r2', WalletContractV3R2],
  ['v4r2', WalletContractV4],
  ['v5 beta', WalletContractV5Beta],
  ['v5r1', WalletContractV5R1],
])('the key of a %s wallet is read from its state init', (_, { create }) => {
  const { publicKey } = keyPairFromSeed(Buffer.alloc(32, 3));
  expect(walletKey(create({ workchain: 0, publicKey }).init)).toEqual(publicKey);
});
