import { Problem } from '@bold/sdk/contract';
import type { Cell } from '@ton/core';
import { fromBase64, toHex } from '../../world/bytes.ts';

/** Maps the code hash of each current wallet contract to the bit position of the public key in the contract's data. */
const keyOffsets: Record<string, number> = {
  b61041a58a7980b946e8fb9e198e3c904d24799ffa36574ea4251c41a566f581: 64, // v3r1
  '84dafa449f98a6987789ba232358072bc0f76dc4524002a5d0918b9a75d2d599': 64, // v3r2
  feb5ff6820e2ff0d9483e7e0d62c817d846789fb4ae580c878866d959dabd5c0: 64, // v4r2
  '20834b7b72b112147e1b2fb457b84e74d1a30f04f737d4f62a668e9552d2b72f': 65, // v5r1
};

/** The first five bits of a state init that has code and data, but no split depth, no tick-tock and no libraries. */
const codeAndData = 0b00110;

type WalletAccount = {
  address: string;
  /**
   * The wallet's public key in hexadecimal. `undefined` if the smart contract is unknown, or if the contract's data is
   * too short for a key.
   */
  publicKey: string | undefined;
};

/**
 * Derives the account of a smart contract in `workchain` from the contract's state init.
 * @param stateInit a bag of cells in base64, with the initial code and data of the contract
 * @throws `WALLET_PROOF_INVALID` if `stateInit` is unreadable, or has other parts than code and data.
 */
export async function readAccount(stateInit: string, workchain: number): Promise<WalletAccount> {
  // Outside of `try`: a library that is missing is no fault of the player.
  const { Cell } = await loadTonCore();
  try {
    return accountIn(Cell.fromBoc(globalThis.Buffer.from(fromBase64(stateInit))), workchain);
  } catch (cause) {
    throw new Problem('WALLET_PROOF_INVALID', 'The state init cannot be read.', { cause });
  }
}

function accountIn([root]: readonly Cell[], workchain: number): WalletAccount {
  if (!root) throw new Error('The bag of cells is empty.');
  const init = root.beginParse();
  // Not `loadStateInit`: it expands the libraries, and 2^n libraries fit in n cells that are shared.
  if (init.loadUint(5) !== codeAndData) throw new Error('It has other parts than code and data.');
  const [code, data] = [init.loadRef(), init.loadRef()];
  init.endParse();
  const offset = keyOffsets[toHex(code.hash())];
  const publicKey =
    offset === undefined || data.bits.length < offset + 256
      ? undefined
      : toHex(data.beginParse().skip(offset).loadBuffer(32));
  return { address: `${workchain}:${toHex(root.hash())}`, publicKey };
}

/** Loads `@ton/core`, which most pages do not need. Sets the global `Buffer`, which browsers lack. */
async function loadTonCore() {
  if (!('Buffer' in globalThis)) {
    const { Buffer } = await import('buffer');
    // Vite replaces a package that is missing by an empty module.
    if (!Buffer) {
      throw new Error('The mock needs the package "buffer" to read wallets: install it.');
    }
    Object.assign(globalThis, { Buffer });
  }
  return import('@ton/core');
}
