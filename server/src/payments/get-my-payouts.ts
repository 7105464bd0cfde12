import type { Payouts, SendingPayout } from '@bold/sdk';
import { Problem } from '@bold/sdk/contract';
import type { Handler } from '../contract/handler.ts';
import { microsPerDollar } from '../ledger/amount-text.ts';
import { friendlyWallet } from '../wallets/wallet-address.ts';
import { currencyOf } from './payments-repository.ts';
import { findDue } from './payouts/due-payouts.ts';
import { heldRewards } from './payouts/held-rewards.ts';
import { holdsOf } from './payouts/payout-holds.ts';
import type { PayoutRow } from './payouts/payouts-repository.ts';
import { findSending, listConfirmed } from './payouts/player-payouts.ts';

/**
 * Returns the caller's due and held rewards, the unconfirmed payout, and a page of confirmed payouts (decisions §6).
 * @throws `PAYOUT_NOT_FOUND` if the query parameter `before` is not the id of a confirmed payout of the caller.
 */
export const getMyPayouts: Handler<'getMyPayouts'> = async ({ userId, query }, deps) => {
  const now = deps.clock.now();
  const moment = { config: deps.config, clock: { now: () => now } };
  // One snapshot: a payout that is booked meanwhile would show its rewards twice, or not at all.
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const page = await listConfirmed(db, userId, query.before);
      if (!page) {
        throw new Problem('PAYOUT_NOT_FOUND', `You have no payout with the id ${query.before}.`);
      }
      const held = await heldRewards({ ...moment, db }, userId);
      const due = await findDue({ ...moment, db }, userId);
      const sending = await findSending(db, userId);
      return {
        due: showDue(due, held.length > 0, sending !== undefined),
        held: held.map(({ gateway, micros, first, last }) => ({
          payment_currency: currencyOf[gateway],
          dollars: micros / microsPerDollar,
          first_until: first.toISOString(),
          last_until: last.toISOString(),
        })),
        sending: sending
          ? { ...showPayout(sending), planned_at: sending.planned_at.toISOString() }
          : null,
        paid: page.payouts.map((payout) => ({
          ...showPayout(payout),
          paid_at: payout.confirmed_at.toISOString(),
          transaction: payout.transaction,
        })),
        next: page.next,
      };
    });
};

function showDue(
  due: Awaited<ReturnType<typeof findDue>>,
  isAnyHeld: boolean,
  isSending: boolean,
): Payouts['due'] {
  if (!due) return { dollars: 0, holds: [] };
  const micros = Math.max(0, due.micros);
  const isOpen = micros > 0 || isAnyHeld;
  const holds = holdsOf(due)
    // An operator's hold also stops a payout that is booked.
    .filter(({ reason }) => isOpen || (isSending && reason === 'OPERATOR'))
    .map(({ reason, until }) => ({ reason, until: until?.toISOString() ?? null }));
  return { dollars: micros / microsPerDollar, holds };
}

function showPayout({ id, micros, nano, wallet }: PayoutRow): Omit<SendingPayout, 'planned_at'> {
  return { id, dollars: micros / microsPerDollar, nano_ton: nano, wallet: friendlyWallet(wallet) };
}
