import type { PayoutOrder, PayoutSender } from '../src/payments/payouts/payout-sender.ts';

/**
 * When a send attempt fails: `before` or `after` the chain receives the transfer, or never (`none`). An attempt to send
 * an expired transfer always fails.
 */
export type SendFailure = 'before' | 'after' | 'none';

const validityMs = 60_000;

/**
 * Returns a fake sender of payouts, and the transfers that the fake chain has accepted.
 * @param failures One element per attempt to send, in order. The attempts after the last element count as `none`.
 */
export function fakePayoutChain(clock: { now(): Date }, failures: SendFailure[] = []) {
  const transfers: (PayoutOrder & { transaction: string })[] = [];
  const isOver = (sentAt: Date) => clock.now().getTime() > sentAt.getTime() + validityMs;

  const sender: PayoutSender = {
    prepare:
      async ({ id, wallet, nano }) =>
      async (sentAt) => {
        const failure = failures.shift() ?? 'none';
        if (failure === 'before' || isOver(sentAt)) throw new Error('The chain was not reached.');
        const transaction = `${id}-${transfers.length}`;
        transfers.push({ id, wallet, nano, transaction });
        if (failure === 'after') throw new Error('The response was lost.');
        return { transaction };
      },
    async find({ id, wallet, nano }, sentAt) {
      const transfer = transfers.find(
        (known) => known.id === id && known.wallet === wallet && known.nano === nano,
      );
      if (transfer) return { state: 'confirmed', transaction: transfer.transaction };
      return isOver(sentAt) ? { state: 'absent' } : { state: 'pending' };
    },
  };
  return { sender, transfers };
}
