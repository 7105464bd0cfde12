import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import {
  Address,
  beginCell,
  type Cell,
  contractAddress,
  type StateInit,
  storeStateInit,
} from '@ton/core';
import { WalletContractV3R2, WalletContractV4, WalletContractV5R1 } from '@ton/ton';
import { now, rule } from './read-catalogue.ts';

const networks = { main: -239, test: -3 };
type Network = keyof typeof networks;
type Version = 'v3R2' | 'v4R2' | 'v5R1';

const domain = 'bold.example';
const payload = 'c0ffee'.padEnd(64, '0');

const sha256 = (...parts: Uint8Array[]) =>
  createHash('sha256').update(Buffer.concat(parts)).digest();

/** Returns an Ed25519 key pair. The private key consists of 32 bytes, each with the value `seed`. */
function keyOf(seed: number) {
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
  const der = Buffer.concat([prefix, Buffer.alloc(32, seed)]);
  const secret = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const jwk = createPublicKey(secret).export({ format: 'jwk' });
  return { secret, publicKey: Buffer.from(String(jwk.x), 'base64url') };
}

function initOf(
  version: Version,
  publicKey: Buffer,
  network: Network,
  workchain: number,
): StateInit {
  if (version === 'v3R2') return WalletContractV3R2.create({ workchain, publicKey }).init;
  if (version === 'v4R2') return WalletContractV4.create({ workchain, publicKey }).init;
  const walletId = { networkGlobalId: networks[network] };
  return WalletContractV5R1.create({ workchain, publicKey, walletId }).init;
}

const bytesOf = (init: StateInit) => beginCell().store(storeStateInit(init)).endCell().toBoc();

function number(bytes: 4 | 8, write: (buffer: Buffer) => void): Buffer {
  const buffer = Buffer.alloc(bytes);
  write(buffer);
  return buffer;
}

type Wallet = {
  version?: Version;
  network?: Network;
  workchain?: number;
  seed?: number;
  init?: StateInit;
};

/** The values that a wallet signs. */
type Statement = {
  timestamp?: number;
  value?: string;
  lengthBytes?: number;
  challenge?: string;
  /** The address that the wallet signs and sends. By default, the wallet's own address. */
  account?: Address;
};

/**
 * Creates a wallet's proof. In the result, `body` is the request body with the proof, `message` is the data before
 * hashing, and `digest` is the hash that the wallet signs.
 */
function prove(wallet: Wallet = {}, statement: Statement = {}) {
  const { version = 'v4R2', network = 'main', workchain = 0, seed = 1 } = wallet;
  const { timestamp = now, value = domain, challenge = payload } = statement;
  const { lengthBytes = Buffer.byteLength(value) } = statement;
  const { secret, publicKey } = keyOf(seed);
  const init = wallet.init ?? initOf(version, publicKey, network, workchain);
  const address = statement.account ?? contractAddress(workchain, init);
  const message = Buffer.concat([
    Buffer.from('ton-proof-item-v2/'),
    number(4, (buffer) => buffer.writeInt32BE(address.workChain)),
    address.hash,
    number(4, (buffer) => buffer.writeUInt32LE(lengthBytes)),
    Buffer.from(value),
    number(8, (buffer) => buffer.writeBigUInt64LE(BigInt(timestamp))),
    Buffer.from(challenge),
  ]);
  const digest = sha256(Buffer.from([0xff, 0xff]), Buffer.from('ton-connect'), sha256(message));
  const body = {
    address: address.toRawString(),
    network: String(networks[network]),
    public_key: publicKey.toString('hex'),
    state_init: bytesOf(init).toString('base64'),
    proof: {
      timestamp,
      domain: { lengthBytes, value },
      payload: challenge,
      signature: sign(null, digest, secret).toString('base64'),
    },
  };
  return { body, message: message.toString('hex'), digest: digest.toString('hex') };
}

type Proof = ReturnType<typeof prove>;

function accepted(title: string, { body, message, digest }: Proof) {
  const address = Address.parseRaw(body.address);
  const wallet_hash = address.toString({ bounceable: false, urlSafe: true });
  return { title, wallet_hash, message, digest, body };
}

function refused(title: string, body: Proof['body'], code = 'WALLET_PROOF_INVALID', at = {}) {
  return { title, code, ...at, body };
}

export function walletProofVectors() {
  const challengeSeconds = rule('wallet_challenge_seconds');
  const maxAge = rule('wallet_proof_max_age_seconds');
  const future = rule('wallet_proof_future_seconds');
  const { body } = prove();
  const other = prove({ seed: 2 }).body;
  const victim = contractAddress(0, initOf('v4R2', keyOf(2).publicKey, 'main', 0));
  const item = (changes: Partial<typeof body.proof>) => ({
    ...body,
    proof: { ...body.proof, ...changes },
  });
  const versions = ['v3R2', 'v4R2', 'v5R1'] as const;
  const unknown = { code: beginCell().endCell(), data: beginCell().endCell() };
  return {
    description:
      'Bodies of POST /user/wallet/proof. Set the server clock to `now`, the mini app’s host to `domain`, and store the challenge `payload` for the player. ' +
      '`message` is what the wallet hashes and `digest` what it signs, in hexadecimal. A refused body returns 422 with `code`. ' +
      'An entry with its own `now` needs the clock at that time. One with `in_production` is refused in production only.',
    now,
    domain,
    payload,
    expires_at: now + challengeSeconds,
    accepted: [
      ...versions.flatMap((version) =>
        (['main', 'test'] as const).map((network) =>
          accepted(`${version} on the ${network} network`, prove({ version, network })),
        ),
      ),
      accepted('v4R2 in the masterchain', prove({ workchain: -1 })),
      accepted('as old as is tolerated', prove({}, { timestamp: now - maxAge })),
      accepted('as far in the future as is tolerated', prove({}, { timestamp: now + future })),
      accepted(
        'key and address in upper case, base64url without padding',
        inOtherNotation(prove()),
      ),
    ],
    refused: [
      refused('a signature of another key', item({ signature: other.proof.signature })),
      refused('another key', { ...body, public_key: other.public_key }),
      refused('another address', { ...body, address: other.address }),
      refused('the state init of another wallet', { ...body, state_init: other.state_init }),
      refused('the wallet of another player, signed with the own key', {
        ...prove({ seed: 1 }, { account: victim }).body,
        state_init: other.state_init,
      }),
      refused('a state init that is no bag of cells', { ...body, state_init: 'AAAA' }),
      refused('a library beside code and data', proveWith(0b00111, librariesOf(0))),
      refused('2^30 libraries in shared cells', proveWith(0b00111, librariesOf(30))),
      refused('a cell after code and data', proveWith(0b00110, beginCell().endCell())),
      refused('a contract that is no known wallet', prove({ init: unknown }).body),
      refused('another domain', prove({}, { value: 'evil.example' }).body),
      refused('a subdomain', prove({}, { value: `www.${domain}` }).body),
      refused('another length of the domain', prove({}, { lengthBytes: 3 }).body),
      refused('a changed time', item({ timestamp: now - 1 })),
      refused(
        'a challenge of another player, or none',
        prove({}, { challenge: 'f'.repeat(64) }).body,
      ),
      refused('a second too far in the future', prove({}, { timestamp: now + future + 1 }).body),
      refused('the test network, in production', prove({ network: 'test' }).body, undefined, {
        in_production: true,
      }),
      refused(
        'signed a second too long ago',
        prove({}, { timestamp: now - maxAge - 1 }).body,
        'WALLET_PROOF_EXPIRED',
      ),
      refused(
        'the challenge has just expired',
        prove({}, { timestamp: now + challengeSeconds }).body,
        'WALLET_PROOF_EXPIRED',
        { now: now + challengeSeconds },
      ),
      refused(
        'another domain comes before the age',
        prove({}, { value: 'evil.example', timestamp: now - maxAge - 1 }).body,
      ),
    ],
  };
}

/**
 * Builds a state init from the five bits `flags`, a wallet's code and data, and the cell `more`. Returns the body of a
 * proof with this state init, and with the hash of the state init as the address.
 */
function proveWith(flags: number, more: Cell): Proof['body'] {
  const { code, data } = initOf('v4R2', keyOf(1).publicKey, 'main', 0);
  const root = beginCell().storeUint(flags, 5);
  for (const cell of [code, data, more]) if (cell) root.storeRef(cell);
  const stateInit = root.endCell();
  const { body } = prove({}, { account: new Address(0, stateInit.hash()) });
  return { ...body, state_init: stateInit.toBoc().toString('base64') };
}

/** Returns a dictionary of 2^`levels` libraries in only `levels + 2` cells. */
function librariesOf(levels: number): Cell {
  const keyBits = 256 - levels;
  let fork = beginCell()
    // The rest of each key: `keyBits` zeros.
    .storeUint(0b110, 3)
    .storeUint(keyBits, keyBits.toString(2).length)
    .storeBit(0)
    .storeRef(beginCell().endCell())
    .endCell();
  for (let level = 0; level < levels; level += 1) {
    // Both branches of each fork are the same cell.
    fork = beginCell().storeUint(0, 2).storeRef(fork).storeRef(fork).endCell();
  }
  return fork;
}

/** Returns `proof` with its address and key in upper case, and with its state init and signature in base64url. */
function inOtherNotation(proof: Proof): Proof {
  const url = (base64: string) => Buffer.from(base64, 'base64').toString('base64url');
  const { body } = proof;
  return {
    ...proof,
    body: {
      ...body,
      address: body.address.toUpperCase(),
      public_key: body.public_key.toUpperCase(),
      state_init: url(body.state_init),
      proof: { ...body.proof, signature: url(body.proof.signature) },
    },
  };
}
