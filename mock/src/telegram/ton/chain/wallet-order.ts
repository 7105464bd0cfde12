import {
  beginCell,
  type Cell,
  loadMessageRelaxed,
  loadOutList,
  type Message,
  type MessageRelaxed,
  type StateInit,
} from '@ton/core';
import { signVerify } from '@ton/crypto';
import { WalletContractV4 } from '@ton/ton';
import { type WalletContract, walletContract } from './wallet.ts';

/** The signed content of an external message. The content tells a wallet contract to send `messages`. */
type WalletOrder = {
  seqno: number;
  /** The expiry time, in seconds since 1970. */
  validUntil: number;
  messages: MessageRelaxed[];
};

const signatureBits = 512;

/** Returns the wallet contract (v4 or v5) that a state init deploys, or `undefined` if the state init deploys none. */
export function readContract({ code, data }: StateInit): WalletContract | undefined {
  if (!code || !data) return undefined;
  const keyAt = (offset: number) =>
    data.bits.length < offset + 256
      ? Buffer.alloc(32)
      : data.beginParse().skip(offset).loadBuffer(32);
  const candidates = [
    walletContract('v4', keyAt(64), '-239'),
    walletContract('v5', keyAt(65), '-239'),
    walletContract('v5', keyAt(65), '-3'),
  ];
  return candidates.find(({ init }) => init.code.equals(code) && init.data.equals(data));
}

/**
 * Reads the wallet order in a message's body.
 * @returns The order, or `undefined` for an unreadable body, a wrong signature, or an action that sends no message.
 */
export function readOrder(contract: WalletContract, { body }: Message): WalletOrder | undefined {
  try {
    return contract instanceof WalletContractV4 ? readV4(contract, body) : readV5(contract, body);
  } catch {
    return undefined;
  }
}

/** Reads a v4 body: signature, wallet id, expiry time, seqno, operation, then a mode and a cell for each message. */
function readV4({ publicKey }: WalletContract, body: Cell): WalletOrder | undefined {
  const slice = body.beginParse();
  const signature = slice.loadBuffer(signatureBits / 8);
  if (!signVerify(slice.asCell().hash(), signature, publicKey)) return undefined;
  slice.skip(32);
  const [validUntil, seqno, operation] = [
    slice.loadUint(32),
    slice.loadUint(32),
    slice.loadUint(8),
  ];
  if (operation !== 0) return undefined;
  const messages: MessageRelaxed[] = [];
  while (slice.remainingRefs > 0) messages.push(loadMessageRelaxed(slice.loadRef().beginParse()));
  return { seqno, validUntil, messages };
}

/** Reads a v5 body: operation, wallet id, expiry time, seqno, actions, signature. */
function readV5({ publicKey }: WalletContract, body: Cell): WalletOrder | undefined {
  const signed = body.beginParse();
  const bits = signed.loadBits(signed.remainingBits - signatureBits);
  const signature = signed.loadBuffer(signatureBits / 8);
  const message = body.refs
    .reduce((builder, ref) => builder.storeRef(ref), beginCell().storeBits(bits))
    .endCell();
  if (!signVerify(message.hash(), signature, publicKey)) return undefined;
  const slice = message.beginParse().skip(64);
  const [validUntil, seqno] = [slice.loadUint(32), slice.loadUint(32)];
  const actions = slice.loadMaybeRef();
  const messages = (actions ? loadOutList(actions.beginParse()) : []).map((action) => {
    if (action.type !== 'sendMsg') throw new Error('The fake wallet sends messages only.');
    return action.outMsg;
  });
  return { seqno, validUntil, messages };
}
