import { type Address, beginCell, type Cell } from '@ton/core';
import { type KeyPair, keyPairFromSeed, sha256_sync } from '@ton/crypto';
import { WalletContractV4, WalletContractV5R1 } from '@ton/ton';

/** The ids of the main network and the test network in TON Connect. */
type Network = '-239' | '-3';

export type WalletContract = WalletContractV4 | WalletContractV5R1;

/** The wallet to open. Its keys are derived from `owner`, so they are the same on every machine. */
export type WalletChoice = {
  /** The short name of the wallet's owner (`Person.key`), such as `dewey`. */
  owner: string;
  version?: 'v4' | 'v5';
  network?: Network;
};

export type Wallet = {
  contract: WalletContract;
  address: Address;
  keys: KeyPair;
  network: Network;
};

/** Returns the wallet of `owner`. Derives the key pair from `owner`. */
export function openWallet({ owner, version = 'v4', network = '-239' }: WalletChoice): Wallet {
  const keys = keyPairFromSeed(sha256_sync(`wallet of ${owner}`));
  const contract = walletContract(version, keys.publicKey, network);
  return { contract, address: contract.address, keys, network };
}

/** Returns the wallet contract of `publicKey`. The address depends on the network in v5, but not in v4. */
export function walletContract(
  version: 'v4' | 'v5',
  publicKey: Buffer,
  network: Network,
): WalletContract {
  return version === 'v4'
    ? WalletContractV4.create({ workchain: 0, publicKey })
    : WalletContractV5R1.create({ publicKey, walletId: { networkGlobalId: Number(network) } });
}

/** Returns the data of a wallet's contract after `seqno` transfers. */
export function walletData(contract: WalletContract, seqno: number): Cell {
  const slice = contract.init.data.beginParse();
  const builder = beginCell();
  // In v5 a flag comes before the seqno.
  if (contract instanceof WalletContractV5R1) builder.storeBit(slice.loadBit());
  return builder.storeUint(seqno, 32).storeSlice(slice.skip(32)).endCell();
}
