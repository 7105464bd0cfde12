import {
  type Address,
  beginCell,
  Cell,
  type CommonMessageInfoInternal,
  loadMessage,
  loadOutList,
  type Message,
  type StateInit,
} from '@ton/core';
import { signVerify } from '@ton/crypto';
import { walletKey } from '../../src/wallets/wallet-key.ts';
import { type Recorded, recordTransaction } from './chain-transaction.ts';

type Wallet = { init: StateInit; seqno: number };

/** An order to a wallet, in the layout of its version 5. */
type Order = { validUntil: number; seqno: number; messages: Message[] };

/** An account of the tests' chain, with its wallet contract if it has one. */
export class ChainAccount {
  readonly address: Address;
  /** Newest first. */
  history: Recorded[] = [];
  balance = 0n;
  wallet: Wallet | undefined;

  constructor(address: Address) {
    this.address = address;
  }

  /** The contract's data with the current seqno. */
  get data(): Cell | null {
    const { init, seqno } = this.wallet ?? {};
    if (!init?.data || seqno === undefined) return null;
    const slice = init.data.beginParse();
    const isSignatureAllowed = slice.loadBit();
    const rest = slice.skip(32);
    return beginCell().storeBit(isSignatureAllowed).storeUint(seqno, 32).storeSlice(rest).endCell();
  }

  record(facts: Omit<Parameters<typeof recordTransaction>[0], 'account' | 'previous'>): Recorded {
    const [previous] = this.history;
    const recorded = recordTransaction({ ...facts, account: this.address, previous });
    this.history.unshift(recorded);
    return recorded;
  }

  /**
   * Executes an external message as a wallet of version 5 does, and returns the outgoing messages, without those that
   * it cannot pay. Throws where the contract would refuse.
   */
  execute(message: Message, lt: number, at: number): Message[] {
    const wallet = this.wallet ?? (message.init ? { init: message.init, seqno: 0 } : undefined);
    if (!wallet) throw new Error('There is no contract.');
    const order = readOrder(message, walletKey(wallet.init));
    if (order.seqno !== wallet.seqno) throw new Error('The seqno is not the next one.');
    if (order.validUntil <= at) throw new Error('The message has expired.');
    this.wallet = { ...wallet, seqno: wallet.seqno + 1 };
    const sent: Message[] = [];
    for (const one of order.messages) {
      const info = one.info as CommonMessageInfoInternal;
      if (info.value.coins > this.balance) continue;
      this.balance -= info.value.coins;
      const stamp = { src: this.address, createdLt: BigInt(lt), createdAt: at };
      sent.push({ ...one, info: { ...info, ...stamp } });
    }
    this.record({ lt, at, inMessage: message, outMessages: sent });
    return sent;
  }
}

function readOrder({ body }: Message, key: Buffer | undefined): Order {
  const signed = body.beginParse();
  const bits = signed.loadBits(signed.remainingBits - 512);
  const signature = signed.loadBuffer(64);
  const content = beginCell().storeBits(bits);
  for (const ref of body.refs) content.storeRef(ref);
  const cell = content.endCell();
  if (!key || !signVerify(cell.hash(), signature, key)) throw new Error('The signature is wrong.');
  const slice = cell.beginParse().skip(64);
  const [validUntil, seqno] = [slice.loadUint(32), slice.loadUint(32)];
  const messages = loadOutList(slice.loadRef().beginParse()).map((action) => {
    if (action.type !== 'sendMsg') throw new Error('The wallet can only send messages.');
    return action.outMsg as Message;
  });
  return { validUntil, seqno, messages };
}

/** Parses the message in a cell. */
export const readMessage = (boc: string): Message => loadMessage(Cell.fromBase64(boc).beginParse());
