import {
  Address,
  beginCell,
  Cell,
  external,
  internal,
  loadStateInit,
  type MessageRelaxed,
  SendMode,
  storeMessage,
} from '@ton/core';
import { WalletContractV4 } from '@ton/ton';
import type { Wallet } from './wallet.ts';

export type TransferMessage = {
  /** The friendly address of the receiver. */
  address: string;
  /** The amount in nano-TON. */
  amount: string;
  /** A cell in base64. */
  payload?: string;
  /** A cell in base64. */
  stateInit?: string;
};

/** The parameter of TON Connect's `sendTransaction`. */
export type Transfer = {
  messages: TransferMessage[];
  /** The expiry time, in seconds since 1970. */
  valid_until?: number;
  network?: string;
  from?: string;
};

const sendMode = SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS;

/**
 * Signs a transfer as an external message to the wallet's contract. If `seqno` is 0, the message also deploys the
 * contract.
 * @param seqno the number of earlier transfers
 * @throws An Error if an address does not have TON's friendly form, or if a cell is unreadable.
 */
export function signTransfer(
  { contract, address, keys }: Wallet,
  seqno: number,
  { messages, valid_until: timeout }: Transfer,
): Cell {
  const order = {
    seqno,
    secretKey: keys.secretKey,
    sendMode,
    messages: messages.map(toMessage),
    ...(timeout === undefined ? {} : { timeout }),
  };
  // Both contracts take the same arguments, but TypeScript has no common type for their methods.
  const body =
    contract instanceof WalletContractV4
      ? contract.createTransfer(order)
      : contract.createTransfer(order);
  const init = seqno === 0 ? contract.init : undefined;
  const message = external({ to: address, body, ...(init ? { init } : {}) });
  return beginCell().store(storeMessage(message)).endCell();
}

function toMessage({ address, amount, payload, stateInit }: TransferMessage): MessageRelaxed {
  const { address: to, isBounceable: bounce } = Address.parseFriendly(address);
  return internal({
    to,
    bounce,
    value: BigInt(amount),
    ...(payload ? { body: Cell.fromBase64(payload) } : {}),
    ...(stateInit ? { init: loadStateInit(Cell.fromBase64(stateInit).beginParse()) } : {}),
  });
}
