import type { Deps } from '../../deps.ts';
import { duePayouts, isPayable, type PayoutConfig } from './due-payouts.ts';
import type { PayoutSender } from './payout-sender.ts';
import {
  findUnconfirmedPayouts,
  insertPayout,
  markConfirmed,
  markSending,
  type PayoutRow,
} from './payouts-repository.ts';

type Paying = Pick<Deps, 'clock' | 'db' | 'log'> & { config: PayoutConfig };

/**
 * `confirmed`: the transaction is stored. `pending`: an attempt of this or another run is in flight, and a later run
 * finds its outcome.
 */
export type PayoutOutcome = { payout: PayoutRow; state: 'confirmed' | 'pending' };

/**
 * Pays every due amount that is not held, exactly once and one after the other: first the unconfirmed payouts of
 * earlier runs, then new ones. Throws what the sender throws; the next run continues with the unfinished payout.
 */
export async function executePayouts(
  paying: Paying,
  sender: PayoutSender,
): Promise<PayoutOutcome[]> {
  const outcomes: PayoutOutcome[] = [];
  for (const payout of await findUnconfirmedPayouts(paying.db)) {
    outcomes.push({ payout, state: await resume(paying, sender, payout) });
  }
  for (const { userId } of (await duePayouts(paying)).filter(isPayable)) {
    const payout = await plan(paying, userId);
    if (payout) outcomes.push({ payout, state: await attempt(paying, sender, payout) });
  }
  return outcomes;
}

/**
 * Plans a payout of the amount that is due to a user now, and books it. Returns `undefined` if nothing is due any more
 * or another payout of the user is unconfirmed.
 */
function plan(paying: Paying, userId: number): Promise<PayoutRow | undefined> {
  return paying.db.transaction().execute(async (tx) => {
    // Locks the user, so that the wallet cannot change and a second run waits and then finds this payout.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const [due] = (await duePayouts({ ...paying, db: tx }, userId)).filter(isPayable);
    const unconfirmed = await findUnconfirmedPayouts(tx);
    if (!due || unconfirmed.some((payout) => payout.user_id === userId)) return undefined;
    return insertPayout(tx, due, paying.clock.now());
  });
}

async function resume(
  paying: Paying,
  sender: PayoutSender,
  payout: PayoutRow,
): Promise<PayoutOutcome['state']> {
  if (payout.sent_at === null) return attempt(paying, sender, payout);
  const found = await sender.find(payout, payout.sent_at);
  if (found.state === 'pending') return 'pending';
  if (found.state === 'absent') return attempt(paying, sender, payout);
  await markConfirmed(paying.db, payout.id, found.transaction, paying.clock.now());
  return 'confirmed';
}

/**
 * Stores that an attempt begins, then sends the payout. After a crash the next run therefore searches the chain before
 * it sends again.
 */
async function attempt(
  { db, clock, log }: Paying,
  sender: PayoutSender,
  payout: PayoutRow,
): Promise<PayoutOutcome['state']> {
  const sentAt = clock.now();
  if (!(await markSending(db, payout, sentAt))) return 'pending';
  log.info({ payoutId: payout.id, nano: payout.nano }, 'a payout is being sent');
  const { transaction } = await sender.send(payout, sentAt);
  await markConfirmed(db, payout.id, transaction, clock.now());
  return 'confirmed';
}
