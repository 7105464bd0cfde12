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
import { walletKey } from '../src/ton/wallet-key.ts';
import { type Recorded, recordTransaction } from './chain-transaction.ts';

type Wallet = { init: StateInit; seqno: number };

/** What a wallet has been told to do, by the layout of its version 5. */
type Order = { validUntil: number; seqno: number; messages: Message[] };

/** An account of the tests' chain, and the wallet contract at it, if there is one. */
export class ChainAccount {
  readonly address: Address;
  /** Newest first. */
  history: Recorded[] = [];
  balance = 0n;
  wallet: Wallet | undefined;

  constructor(address: Address) {
    this.address = address;
  }

  /** The contract's data, as after so many messages. */
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
   * Takes an external message as a wallet of version 5 does, and answers what leaves. Throws where the contract would have
   * refused it. What it cannot pay it leaves out.
   */
  execute(message: Message, lt: number, at: number): Message[] {
    const wallet = this.wallet ?? (message.init ? { init: message.init, seqno: 0 } : undefined);
    if (!wallet) throw new Error('There is no contract.');
    const order = readOrder(message, walletKey(wallet.init));
    if (order.seqno !== wallet.seqno) throw new Error('The number is not the next one.');
    if (order.validUntil <= at) throw new Error('The message is out of date.');
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
    if (action.type !== 'sendMsg') throw new Error('The tests send messages only.');
    return action.outMsg as Message;
  });
  return { validUntil, seqno, messages };
}

/** The message that a cell holds. */
export const readMessage = (boc: string): Message => loadMessage(Cell.fromBase64(boc).beginParse());
