import type { Deps } from '../deps.ts';
import { duePayouts, isPayable, type PayoutConfig } from './due-payouts.ts';
import type { PayoutSender } from './payout-sender.ts';
import {
  findPayoutsUnderWay,
  insertPayout,
  markConfirmed,
  markSending,
  type PayoutRow,
} from './payouts-repository.ts';

type Paying = Pick<Deps, 'clock' | 'db' | 'log'> & { config: PayoutConfig };

/** `confirmed`: with its transaction; `pending`: an attempt is on its way, a later run will know. */
export type PayoutOutcome = { payout: PayoutRow; state: 'confirmed' | 'pending' };

/**
 * Pays what is due and nothing holds back, each amount exactly once: first what earlier runs left unfinished, then new
 * payouts, one after the other. A failure of the sender ends the run; what it leaves is taken up by the next one.
 */
export async function executePayouts(
  paying: Paying,
  sender: PayoutSender,
): Promise<PayoutOutcome[]> {
  const outcomes: PayoutOutcome[] = [];
  for (const payout of await findPayoutsUnderWay(paying.db)) {
    outcomes.push({ payout, state: await resume(paying, sender, payout) });
  }
  for (const { userId } of (await duePayouts(paying)).filter(isPayable)) {
    const payout = await plan(paying, userId);
    if (payout) outcomes.push({ payout, state: await attempt(paying, sender, payout) });
  }
  return outcomes;
}

/** Books what is due to a user at this moment; `undefined` if nothing is any more. */
function plan(paying: Paying, userId: number): Promise<PayoutRow | undefined> {
  return paying.db.transaction().execute(async (tx) => {
    // The wallet stays what it is, and of two runs one waits and then finds the other's payout.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const [due] = (await duePayouts({ ...paying, db: tx }, userId)).filter(isPayable);
    const underWay = await findPayoutsUnderWay(tx);
    if (!due || underWay.some((payout) => payout.user_id === userId)) return undefined;
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

/** The attempt is on record before it is made: whoever dies in between leaves a payout that is looked for, not sent blindly. */
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
