import { tonTransferValidSeconds } from '@bold/sdk/limits';
import type { Deps } from '../deps.ts';
import { tonText } from '../ledger/amount-text.ts';
import type {
  AttemptState,
  ChainPayout,
  PayoutOrder,
  PayoutSender,
  SendPayout,
} from '../payments/payouts/payout-sender.ts';
import type { Pause } from '../retry.ts';
import { friendlyWallet } from '../wallets/wallet-address.ts';
import type { AccountState, ChainApi } from './chain-api.ts';
import { findComparedLt, payoutsOf } from './payout-history.ts';
import { findPayoutMessages, insertPayoutMessage } from './payout-messages-repository.ts';
import type { PayoutWallet } from './payout-wallet.ts';

type Sending = Pick<Deps, 'clock' | 'db'> & {
  chain: ChainApi;
  wallet: PayoutWallet;
  pause: Pause;
};

/** How long the chain accepts a message, counted from the start of the attempt to pay. */
const validMs = tonTransferValidSeconds * 1000;
/**
 * An attempt counts as absent only when this time has passed after its message's expiry. The clocks of the chain's
 * shards differ slightly.
 */
const blockSlackMs = 60_000;
/** The pause before the chain is read again: about the time between two blocks. */
const searchEveryMs = 3_000;
/** The balance in nano-TON that the wallet needs for fees, on top of the amount. No transfer has higher fees. */
const feesNano = 50_000_000n;

/**
 * Creates the sender that pays from the payout wallet. If a message expires without a transfer, the payout can safely
 * be sent again.
 */
export function tonPayoutSender({ chain, wallet, db, clock, pause }: Sending): PayoutSender {
  const { signal } = new AbortController();
  /** Payouts found in the wallet's history, by payout id. History that was compared with the database is left out. */
  const seen = new Map<string, ChainPayout>();
  let seenLt: number | undefined;
  let nextSeqno = 0;

  async function prepare(order: PayoutOrder): Promise<SendPayout> {
    const state = await readState();
    const earlier = await findEarlier(state, order);
    if (earlier) return async () => earlier;
    requireBalance(state, order);
    return (sentAt) => send(order, state, sentAt);
  }

  async function send(
    order: PayoutOrder,
    state: AccountState,
    sentAt: Date,
  ): Promise<{ transaction: string }> {
    const validUntil = endOf(sentAt);
    // The wallet's contract accepts the message only with this seqno and before the message expires.
    const terms = { seqno: wallet.seqnoIn(state.data), validUntil };
    const signed = wallet.sign(order, terms);
    await insertPayoutMessage(db, {
      payout_id: order.id,
      sent_at: sentAt,
      wallet: wallet.address,
      seqno: terms.seqno,
      valid_until: terms.validUntil,
      after_lt: state.last?.lt ?? 0,
      hash: signed.hash().toString('hex'),
    });
    // An API that asks several nodes may report the error of one although another has accepted the message.
    const refusal = await chain.send(signed).then(
      () => undefined,
      (error: Error) => error,
    );
    const message = `The chain shows no transfer for payout ${order.id} yet`;
    const findTransfer = async () => {
      const trace = await find(order, sentAt);
      return trace.state === 'confirmed' ? trace : undefined;
    };
    const transfer = await readUntil(validUntil, message, findTransfer, refusal);
    nextSeqno = terms.seqno + 1;
    return transfer;
  }

  /**
   * Calls `read` until it returns a value, and returns this value. Throws `message` after `until`, with the last
   * failure of `read` or else with `cause`.
   */
  async function readUntil<T>(
    until: Date,
    message: string,
    read: () => Promise<T | undefined>,
    cause?: Error,
  ): Promise<T> {
    let failure: Error | undefined;
    while (clock.now() <= until) {
      try {
        const found = await read();
        if (found !== undefined) return found;
        failure = undefined;
      } catch (error) {
        // A single call that fails must not end the run, in which other players wait for their payouts.
        failure = error as Error;
      }
      await pause(searchEveryMs, signal);
    }
    const last = failure ?? cause;
    const reason = last ? ` (${last.message})` : '';
    throw new Error(`${message}${reason}: run this again later.`, { cause: last });
  }

  /**
   * Waits until the API shows the wallet's state after the last payout of this process, and returns this state. Throws
   * if the wait takes longer than a message is valid.
   */
  function readState(): Promise<AccountState> {
    const message = "The chain's API does not show the last payout yet";
    return readUntil(endOf(clock.now()), message, async () => {
      const state = await chain.account(wallet.address);
      return wallet.seqnoIn(state.data) >= nextSeqno ? state : undefined;
    });
  }

  /**
   * Returns the transfer that has already paid an order, or `undefined` if no such transfer is found.
   * @throws If a transfer has the order's id, but pays another wallet or another amount.
   */
  async function findEarlier(
    { last }: AccountState,
    order: PayoutOrder,
  ): Promise<ChainPayout | undefined> {
    // A restored database may lack the transfer, so the chain is searched.
    seenLt ??= await findComparedLt(db, wallet.address);
    // A transfer after this state would use up its seqno, so the chain would refuse the new message.
    if (last && last.lt > seenLt) {
      const search = { chain, account: wallet.address, from: last, afterLt: seenLt, pause };
      for await (const transfer of payoutsOf(search)) seen.set(transfer.id, transfer);
      seenLt = last.lt;
    }
    const found = seen.get(order.id);
    if (!found || pays(found, order)) return found;
    throw new Error(
      `The payout ${order.id} of ${tonText(order.nano)} to ${friendlyWallet(order.wallet)} is not sent: transaction ${found.transaction} has its id, but pays ${tonText(found.nano)} to ${friendlyWallet(found.wallet)}. Was a backup restored? Leave payouts off until you know why.`,
    );
  }

  function requireBalance({ balance }: AccountState, { id, nano }: PayoutOrder): void {
    if (balance >= BigInt(nano) + feesNano) return;
    const place = friendlyWallet(wallet.address);
    throw new Error(
      `The wallet ${place} has ${tonText(balance)}: too little to pay ${tonText(nano)} and the fees of payout ${id}.`,
    );
  }

  async function find(order: PayoutOrder, sentAt: Date): Promise<AttemptState> {
    // The chain is read before the database: if the attempt has expired in this state, the chain accepts no message of
    // it that is stored later.
    const { last, syncedAt } = await chain.account(wallet.address);
    const messages = await findPayoutMessages(db, order.id);
    const foreign = messages.find((message) => message.wallet !== wallet.address);
    if (foreign) return { state: 'foreign', sentFrom: friendlyWallet(foreign.wallet) };
    const [first] = messages;
    if (first && last) {
      const search = { chain, account: wallet.address, from: last, afterLt: first.after_lt, pause };
      for await (const transfer of payoutsOf(search)) {
        if (pays(transfer, order)) {
          return { state: 'confirmed', transaction: transfer.transaction };
        }
      }
    }
    const isOver = syncedAt.getTime() > endOf(sentAt).getTime() + blockSlackMs;
    return { state: isOver ? 'absent' : 'pending' };
  }

  return { prepare, find };
}

const endOf = (sentAt: Date) => new Date(Math.floor((sentAt.getTime() + validMs) / 1000) * 1000);

const pays = (transfer: ChainPayout, { id, wallet, nano }: PayoutOrder) =>
  transfer.id === id && transfer.wallet === wallet && transfer.nano === nano;
