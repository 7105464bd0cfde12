import { createHash } from 'node:crypto';
import type { WalletProof } from '@bold/sdk';
import { Problem } from '@bold/sdk/contract';
import { walletProofFutureSeconds, walletProofMaxAgeSeconds } from '@bold/sdk/limits';
import { Address, Cell } from '@ton/core';
import { signVerify } from '@ton/crypto';
import { walletKey } from './wallet-key.ts';

type Rules = {
  /** The mini app's host name, which the wallet must have signed. */
  domain: string;
  testAllowed: boolean;
  now: Date;
};

const testNetwork = '-3';
/**
 * The first five bits of a state init that has only code and data. Each bit stands for one part, in this order:
 * split depth, tick-tock flags, code, data, libraries.
 */
const codeAndData = 0b00110;

/**
 * Checks everything in a wallet's `ton_proof` except the challenge, and returns the wallet's raw address. Throws
 * `WALLET_PROOF_EXPIRED` for an old proof, and `WALLET_PROOF_INVALID` for any other fault.
 */
export function checkWalletProof(given: WalletProof, { domain, testAllowed, now }: Rules): string {
  const { proof } = given;
  if (given.network === testNetwork && !testAllowed)
    throw invalid('The wallet is of the test network.');
  if (proof.domain.value !== domain || proof.domain.lengthBytes !== Buffer.byteLength(domain)) {
    throw invalid('It was signed for another domain.');
  }
  const ageS = now.getTime() / 1000 - proof.timestamp;
  if (ageS > walletProofMaxAgeSeconds)
    throw new Problem('WALLET_PROOF_EXPIRED', 'The wallet signed too long ago.');
  if (ageS < -walletProofFutureSeconds) throw invalid('The wallet signed in the future.');

  const address = Address.parseRaw(given.address);
  const stateInit = readStateInit(given.state_init);
  if (!stateInit.hash.equals(address.hash)) {
    throw invalid('The address does not follow from the state init.');
  }
  const key = walletKey(stateInit);
  if (key?.toString('hex') !== given.public_key.toLowerCase()) {
    throw invalid('The key does not belong to the wallet.');
  }
  if (!signVerify(signedHash(address, proof), Buffer.from(proof.signature, 'base64'), key)) {
    throw invalid("The signature does not fit the wallet's key.");
  }
  return address.toRawString();
}

/** Reads a state init. Throws `WALLET_PROOF_INVALID` unless the text is a state init with exactly code and data. */
function readStateInit(base64: string) {
  try {
    const root = Cell.fromBase64(base64);
    const slice = root.beginParse();
    // Not `loadStateInit`: it expands the libraries, and 2^n libraries fit in n cells that are shared.
    if (slice.loadUint(5) !== codeAndData)
      throw new Error('It has other parts than code and data.');
    const stateInit = { hash: root.hash(), code: slice.loadRef(), data: slice.loadRef() };
    slice.endParse();
    return stateInit;
  } catch (cause) {
    throw invalid('The state init cannot be read.', cause);
  }
}

/** Returns the hash that a wallet signs, as TON Connect defines it. */
export function signedHash(address: Address, proof: WalletProof['proof']): Buffer {
  const workChain = Buffer.alloc(4);
  workChain.writeInt32BE(address.workChain);
  const domainLength = Buffer.alloc(4);
  domainLength.writeUInt32LE(proof.domain.lengthBytes);
  const timestamp = Buffer.alloc(8);
  timestamp.writeBigUInt64LE(BigInt(proof.timestamp));
  const message = Buffer.concat([
    Buffer.from('ton-proof-item-v2/'),
    workChain,
    address.hash,
    domainLength,
    Buffer.from(proof.domain.value),
    timestamp,
    Buffer.from(proof.payload),
  ]);
  return sha256(
    Buffer.concat([Buffer.from([0xff, 0xff]), Buffer.from('ton-connect'), sha256(message)]),
  );
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

const invalid = (detail: string, cause?: unknown) =>
  new Problem('WALLET_PROOF_INVALID', detail, { cause });
