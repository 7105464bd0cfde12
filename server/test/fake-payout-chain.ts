import type { PayoutOrder, PayoutSender } from '../src/payments/payouts/payout-sender.ts';

/**
 * The moment at which an attempt to send fails: `before` or `after` the chain receives the transfer. With `none`, an
 * attempt fails only if the transfer has expired.
 */
export type SendFailure = 'before' | 'after' | 'none';

const validityMs = 60_000;

/**
 * Returns a fake sender of payouts, and the transfers that the fake chain has accepted.
 * @param failures The failure of each attempt to send, in order. Attempts after the end of the list count as `none`.
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
