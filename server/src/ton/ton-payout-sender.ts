import type { Deps } from '../deps.ts';
import type { PayoutOrder, PayoutSender, PayoutTrace } from '../payments/payout-sender.ts';
import type { Pause } from '../retry.ts';
import type { AccountState, ChainApi } from './chain-api.ts';
import { findTransfer } from './find-transfer.ts';
import { findPayoutMessages, insertPayoutMessage } from './payout-messages-repository.ts';
import type { PayoutWallet } from './payout-wallet.ts';
import { tonText } from './ton-text.ts';
import { friendlyWallet } from './wallet-address.ts';

type Sending = Pick<Deps, 'clock' | 'db'> & {
  chain: ChainApi;
  wallet: PayoutWallet;
  pause: Pause;
};

/** How long the chain takes a message from the moment that its attempt began. */
const validMs = 120_000;
/** Blocks of the chain's parts do not bear quite the same time. */
const blockSlackMs = 60_000;
/** About a block. */
const lookEveryMs = 3_000;
/** More than any transfer costs in fees: the wallet must not send what it cannot pay for. */
const feesNano = 50_000_000n;

/**
 * Pays from the house's wallet. The wallet's contract takes a message only with its next number and within its time; so
 * once the chain's clock has passed that time and the history up to there shows no transfer, there never will be one.
 * Every message is on record before it is sent, with the place in the history after which to look for it.
 */
export function tonPayoutSender({ chain, wallet, db, clock, pause }: Sending): PayoutSender {
  const { signal } = new AbortController();
  let nextSeqno = 0;

  async function send(order: PayoutOrder, sentAt: Date): Promise<{ transaction: string }> {
    const validUntil = endOf(sentAt);
    const state = await readState(validUntil);
    refuseUnlessRich(state, order);
    const terms = { seqno: wallet.seqnoIn(state.data), validUntil };
    const message = wallet.sign(order, terms);
    await insertPayoutMessage(db, {
      payout_id: order.id,
      sent_at: sentAt,
      wallet: wallet.address,
      seqno: terms.seqno,
      valid_until: terms.validUntil,
      after_lt: state.last?.lt ?? 0,
      hash: message.hash().toString('hex'),
    });
    await chain.send(message);
    while (clock.now() <= validUntil) {
      const trace = await find(order, sentAt);
      if (trace.state === 'confirmed') {
        nextSeqno = terms.seqno + 1;
        return trace;
      }
      await pause(lookEveryMs, signal);
    }
    throw new Error(
      `The chain shows no transfer for payout ${order.id} yet: run this again later.`,
    );
  }

  /** The wallet after our last payout: of the API's many nodes one may not have heard yet what another has confirmed. */
  async function readState(validUntil: Date): Promise<AccountState> {
    while (clock.now() <= validUntil) {
      const state = await chain.account(wallet.address);
      if (wallet.seqnoIn(state.data) >= nextSeqno) return state;
      await pause(lookEveryMs, signal);
    }
    throw new Error(
      "The time for this payout passed while the chain's API was asked: run this again.",
    );
  }

  function refuseUnlessRich({ balance }: AccountState, { id, nano }: PayoutOrder): void {
    if (balance >= BigInt(nano) + feesNano) return;
    const place = friendlyWallet(wallet.address);
    throw new Error(
      `The wallet ${place} has ${tonText(balance)}: too little to pay ${tonText(nano)} and the fees of payout ${id}.`,
    );
  }

  async function find(order: PayoutOrder, sentAt: Date): Promise<PayoutTrace> {
    // First the chain, then the record: what is recorded later than this state can no longer be taken if the time is over here.
    const { last, syncedAt } = await chain.account(wallet.address);
    const messages = await findPayoutMessages(db, order.id);
    const foreign = messages.find((message) => message.wallet !== wallet.address);
    if (foreign) {
      const place = friendlyWallet(foreign.wallet);
      throw new Error(`The payout ${order.id} was sent from the wallet ${place}: use its words.`);
    }
    const [first] = messages;
    if (first && last) {
      const search = { chain, account: wallet.address, from: last, afterLt: first.after_lt, pause };
      const transaction = await findTransfer(search, order);
      if (transaction) return { state: 'confirmed', transaction };
    }
    const isOver = syncedAt.getTime() > endOf(sentAt).getTime() + blockSlackMs;
    return { state: isOver ? 'absent' : 'pending' };
  }

  return { send, find };
}

const endOf = (sentAt: Date) => new Date(Math.floor((sentAt.getTime() + validMs) / 1000) * 1000);
