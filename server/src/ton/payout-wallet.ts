import {
  Address,
  beginCell,
  type Cell,
  external,
  internal,
  SendMode,
  storeMessage,
} from '@ton/core';
import { mnemonicToPrivateKey, mnemonicValidate } from '@ton/crypto';
import { WalletContractV4, WalletContractV5R1 } from '@ton/ton';
import type { PayoutOrder } from '../payments/payout-sender.ts';

export type WalletVersion = 'v4' | 'v5';

/** What has to be the chain's word for a message to be taken: the wallet's next number, and its time not being over. */
export type Terms = { seqno: number; validUntil: Date };

/** The wallet that rewards are paid from. */
export type PayoutWallet = {
  /** Raw. */
  address: string;
  /** The number of the next message, by the contract's data on the chain; null before it is deployed. */
  seqnoIn(data: Cell | null): number;
  /** The signed message that makes the wallet pay an order, with the order's id as comment. */
  sign(order: PayoutOrder, terms: Terms): Cell;
};

/** Where the number stands in each contract's data, in bits from its beginning. */
const seqnoOffsets: Record<WalletVersion, number> = { v4: 0, v5: 1 };
/** A v5 wallet takes no other; whether the money was there the transaction itself says. */
const sendMode = SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS;
const networkIds = { main: -239, test: -3 };

/** Opens the wallet of 24 words. Throws a sentence, without the words, where they are none of a wallet's. */
export async function openPayoutWallet(
  words: string,
  version: WalletVersion,
  network: 'main' | 'test',
): Promise<PayoutWallet> {
  const mnemonic = words.trim().toLowerCase().split(/\s+/);
  if (mnemonic.length !== 24 || !(await mnemonicValidate(mnemonic))) {
    throw new Error('TON_PAYOUT_MNEMONIC must be the 24 words of a TON wallet.');
  }
  const { publicKey, secretKey } = await mnemonicToPrivateKey(mnemonic);
  const contract =
    version === 'v4'
      ? WalletContractV4.create({ workchain: 0, publicKey })
      : WalletContractV5R1.create({
          publicKey,
          walletId: { networkGlobalId: networkIds[network] },
        });

  return {
    address: contract.address.toRawString(),
    seqnoIn: (data) => data?.beginParse().skip(seqnoOffsets[version]).loadUint(32) ?? 0,
    sign({ id, wallet, nano }, { seqno, validUntil }) {
      const to = Address.parseRaw(wallet);
      const order = {
        seqno,
        secretKey,
        sendMode,
        timeout: Math.floor(validUntil.getTime() / 1000),
        // Not bounceable: a reward may well be the first thing that a wallet ever gets.
        messages: [internal({ to, value: BigInt(nano), bounce: false, body: id })],
      };
      // The same words to either contract; the two methods' types have nothing in common.
      const body =
        contract instanceof WalletContractV4
          ? contract.createTransfer(order)
          : contract.createTransfer(order);
      const init = seqno === 0 ? { init: contract.init } : {};
      const message = external({ to: contract.address, body, ...init });
      return beginCell().store(storeMessage(message)).endCell();
    },
  };
}
