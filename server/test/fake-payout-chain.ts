import type { PayoutOrder, PayoutSender } from '../src/payments/payouts/payout-sender.ts';

/** When an attempt to send fails: before the chain receives it, after, or not at all. */
export type Fate = 'before' | 'after' | 'never';

const validityMs = 60_000;

/** A chain that accepts a message until it expires, and a sender whose attempts fail as `fates` say, in order. */
export function fakePayoutChain(clock: { now(): Date }, fates: Fate[] = []) {
  const transfers: (PayoutOrder & { transaction: string })[] = [];
  const isOver = (sentAt: Date) => clock.now().getTime() > sentAt.getTime() + validityMs;

  const sender: PayoutSender = {
    async send({ id, wallet, nano }, sentAt) {
      const fate = fates.shift() ?? 'never';
      if (fate === 'before' || isOver(sentAt)) throw new Error('The chain was not reached.');
      const transaction = `${id}-${transfers.length}`;
      transfers.push({ id, wallet, nano, transaction });
      if (fate === 'after') throw new Error('The response was lost.');
      return { transaction };
    },
    async find({ id }, sentAt) {
      const transfer = transfers.find((known) => known.id === id);
      if (transfer) return { state: 'confirmed', transaction: transfer.transaction };
      return isOver(sentAt) ? { state: 'absent' } : { state: 'pending' };
    },
  };
  return { sender, transfers };
}
