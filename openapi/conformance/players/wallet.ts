import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { beginCell, Dictionary, type StateInit, storeStateInit } from '@ton/core';
import { WalletContractV3R2, WalletContractV4, WalletContractV5R1 } from '@ton/ton';

/** The data that a wallet signs together with its address. */
export type Statement = {
  payload: string;
  domain: string;
  /** Unix time in seconds. */
  timestamp: number;
  /** The stated length of the domain in bytes. By default, the true length. */
  lengthBytes?: number;
};

const sha256 = (...parts: Uint8Array[]) =>
  createHash('sha256').update(Buffer.concat(parts)).digest();

export type WalletVersion = 3 | 4 | 5;

type OtherParts = Omit<StateInit, 'code' | 'data'>;
type Library =
  NonNullable<StateInit['libraries']> extends Dictionary<bigint, infer Value> ? Value : never;

const libraries = Dictionary.empty<bigint, Library>(Dictionary.Keys.BigUint(256), {
  serialize: ({ public: isPublic, root }, builder) => builder.storeBit(isPublic).storeRef(root),
  parse: (slice) => ({ public: slice.loadBit(), root: slice.loadRef() }),
});
libraries.set(7n, { public: false, root: beginCell().storeUint(7, 8).endCell() });

/** Parts of a state init that no wallet has. */
export const otherParts: Record<string, OtherParts> = {
  'a split depth': { splitDepth: 1 },
  'tick and tock': { special: { tick: true, tock: false } },
  'a library': { libraries },
};

const contracts = {
  3: (publicKey: Buffer) => WalletContractV3R2.create({ workchain: 0, publicKey }),
  4: (publicKey: Buffer) => WalletContractV4.create({ workchain: 0, publicKey }),
  5: (publicKey: Buffer) => WalletContractV5R1.create({ publicKey }),
};

/** A TON wallet of version 3, 4 or 5. Signs proofs of ownership as TON Connect specifies. */
export class Wallet {
  /** The address in hexadecimal, without the prefix `0:`. */
  readonly account: string;
  readonly publicKey: string;
  readonly stateInit: string;
  readonly #privateKey;

  /** @param parts Parts of the state init besides code and data */
  constructor(
    version: WalletVersion,
    keys = generateKeyPairSync('ed25519'),
    parts: OtherParts = {},
  ) {
    const { publicKey, privateKey } = keys;
    const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
    const { init }: { init: StateInit } = contracts[version](key);
    const cell = beginCell()
      .store(storeStateInit({ ...init, ...parts }))
      .endCell();
    this.account = cell.hash().toString('hex');
    this.publicKey = key.toString('hex');
    this.stateInit = cell.toBoc().toString('base64');
    this.#privateKey = privateKey;
  }

  /** Returns the body of `POST /user/wallet/proof`. The proof is invalid if `account` belongs to another wallet. */
  prove(
    { payload, domain, timestamp, lengthBytes = Buffer.byteLength(domain) }: Statement,
    account = this.account,
    workchain: 0 | -1 = 0,
  ) {
    const chain = Buffer.alloc(4);
    chain.writeInt32BE(workchain);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(lengthBytes);
    const time = Buffer.alloc(8);
    time.writeBigUInt64LE(BigInt(timestamp));
    const message = sha256(
      Buffer.from('ton-proof-item-v2/'),
      chain,
      Buffer.from(account, 'hex'),
      length,
      Buffer.from(domain),
      time,
      Buffer.from(payload),
    );
    const signed = sha256(Buffer.from([0xff, 0xff]), Buffer.from('ton-connect'), message);
    return {
      address: `${workchain}:${account}`,
      network: '-239',
      public_key: this.publicKey,
      state_init: this.stateInit,
      proof: {
        timestamp,
        domain: { lengthBytes, value: domain },
        payload,
        signature: sign(null, signed, this.#privateKey).toString('base64'),
      },
    };
  }
}
