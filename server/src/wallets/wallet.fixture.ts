import type { WalletProof } from '@bold/sdk';
import { beginCell, Cell, contractAddress, type StateInit, storeStateInit } from '@ton/core';
import { keyPairFromSeed, sign } from '@ton/crypto';
import { signedHash } from './wallet-proof.ts';

/** The published code of the wallet contract v3r2. */
const walletCode = Cell.fromBase64(
  'te6ccgEBAQEAcQAA3v8AIN0gggFMl7ohggEznLqxn3Gw7UTQ0x/THzHXC//jBOCk8mCDCNcYINMf0x/TH/gjE7vyY+1E0NMf0x/T/9FRMrryoVFEuvKiBPkBVBBV+RDyo/gAkyDXSpbTB9QC+wDo0QGkyMsfyx/L/8ntVA==',
);

type Signing = {
  payload: string;
  domain: string;
  timestamp: number;
  seed?: number;
  code?: Cell;
  /** Builds another contract than `code` with the data of v3. */
  contract?: (publicKey: Buffer) => StateInit;
};

/** Returns a wallet from a one-byte seed, and a proof that it signed. */
export function signProof({ payload, domain, timestamp, seed = 7, ...wallet }: Signing) {
  const { publicKey, secretKey } = keyPairFromSeed(Buffer.alloc(32, seed));
  const { code = walletCode, contract } = wallet;
  const data = beginCell().storeUint(0, 32).storeUint(698983191, 32).storeBuffer(publicKey);
  const stateInit = contract?.(publicKey) ?? { code, data: data.endCell() };
  const address = contractAddress(0, stateInit);
  const item = {
    timestamp,
    domain: { lengthBytes: Buffer.byteLength(domain), value: domain },
    payload,
    signature: '',
  };
  const proof: WalletProof = {
    address: address.toRawString(),
    network: '-239',
    public_key: publicKey.toString('hex'),
    state_init: beginCell().store(storeStateInit(stateInit)).endCell().toBoc().toString('base64'),
    proof: { ...item, signature: sign(signedHash(address, item), secretKey).toString('base64') },
  };
  return { proof, address };
}
