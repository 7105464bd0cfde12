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
import type { PayoutOrder } from '../payments/payouts/payout-sender.ts';

export type WalletVersion = 'v4' | 'v5';

/**
 * The terms of a message. The chain accepts the message only while the wallet's sequence number is `seqno`, and not
 * after `validUntil`.
 */
export type Terms = { seqno: number; validUntil: Date };

export type PayoutWallet = {
  /** Raw address. */
  address: string;
  /**
   * Returns the next sequence number from the data of the wallet's contract. Returns 0 before the contract is deployed.
   */
  seqnoIn(data: Cell | null): number;
  /** Signs the message that pays an order. The comment of the transfer is the order's id. */
  sign(order: PayoutOrder, terms: Terms): Cell;
};

/** The offset of the seqno, in bits, in the contract's data. */
const seqnoOffsets: Record<WalletVersion, number> = { v4: 0, v5: 1 };
/**
 * The wallet pays the fees on top of the amount (`PAY_GAS_SEPARATELY`). If the balance is too low for a transfer, the
 * wallet skips the transfer (`IGNORE_ERRORS`, which v5 wallets require).
 */
const sendMode = SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS;
const networkIds = { main: -239, test: -3 };

/**
 * Opens the wallet of a mnemonic.
 * @throws If `phrase` is not the 24 words of a wallet. The error does not contain `phrase`.
 */
export async function openPayoutWallet(
  phrase: string,
  version: WalletVersion,
  network: 'main' | 'test',
): Promise<PayoutWallet> {
  const mnemonic = phrase.trim().toLowerCase().split(/\s+/);
  if (mnemonic.length !== 24 || !(await mnemonicValidate(mnemonic))) {
    throw new Error('The mnemonic must be the 24 words of a TON wallet.');
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
        // Not bounceable, because a reward may be the first transfer that a wallet receives.
        messages: [internal({ to, value: BigInt(nano), bounce: false, body: id })],
      };
      // Equal calls, but the two methods' types have nothing in common.
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
