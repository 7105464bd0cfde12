import { proofItem } from '@bold/mock/fakes';
import type { WalletProof } from '@bold/sdk';
import { beginCell, contractAddress, type StateInit, storeStateInit } from '@ton/core';
import { keyPairFromSeed } from '@ton/crypto';
import { WalletContractV3R2 } from '@ton/ton';

type Signing = {
  payload: string;
  domain: string;
  timestamp: number;
  seed?: number;
  /** Wallet version 3 (revision 2) by default. */
  contract?: (publicKey: Buffer) => StateInit;
};

const versionThree = (publicKey: Buffer): StateInit =>
  WalletContractV3R2.create({ workchain: 0, publicKey }).init;

/** Creates a wallet from a seed of one byte. Returns its address and a signed wallet proof. */
export function signProof({ seed = 7, contract = versionThree, ...request }: Signing) {
  const keys = keyPairFromSeed(Buffer.alloc(32, seed));
  const stateInit = contract(keys.publicKey);
  const address = contractAddress(0, stateInit);
  const proof: WalletProof = {
    address: address.toRawString(),
    network: '-239',
    public_key: keys.publicKey.toString('hex'),
    state_init: beginCell().store(storeStateInit(stateInit)).endCell().toBoc().toString('base64'),
    proof: proofItem({ address, keys }, request).proof,
  };
  return { proof, address };
}
