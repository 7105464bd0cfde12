import type { Deps } from '../../deps.ts';
import { lockUser } from '../../users/users-repository.ts';
import { friendlyWallet, parseWallet } from '../../wallets/wallet-address.ts';
import { duePayouts, type PayoutConfig } from './due-payouts.ts';
import { requireLikelyPrice } from './likely-price.ts';
import { isPayable } from './payout-holds.ts';
import {
  type PayoutPlan,
  type PlanEntry,
  planLifetimeMs,
  type UnderWayEntry,
} from './payout-plan.ts';
import type { PayoutSender } from './payout-sender.ts';
import {
  findUnconfirmedPayouts,
  insertPayout,
  markConfirmed,
  markSending,
  type PayoutRow,
} from './payouts-repository.ts';
import { findStops } from './under-way.ts';

type Paying = Pick<Deps, 'clock' | 'db' | 'log'> & { config: PayoutConfig };

/** The maximum difference between the clocks of two machines. */
export const clockSlackMs = 60_000;

// A `stopped` payout is not sent, because an operator has banned or holds the player.
type AttemptEnd = 'confirmed' | 'pending' | 'stopped';

export type PayoutOutcome =
  // This or another run has sent a `pending` payout. A later run finds the outcome.
  | { payout: PayoutRow; state: AttemptEnd }
  // A booked payout is not touched, because the plan does not name it as it is booked.
  | { payout: PayoutRow; state: 'unnamed' }
  // Nothing is paid, because the player's due amount or wallet differs from the plan, or because the plan is too old.
  | { planned: PlanEntry; state: 'changed' | 'expired' };

/**
 * Continues the unconfirmed payouts that the plan names, then pays each payout of the plan at most once. If `sender`
 * throws, the next run of the plan, or of a newer one, continues with the unfinished payout.
 * @param options.onOutcome Called with each outcome as soon as the outcome is known. A run takes seconds per payout and
 * may fail before its end.
 * @throws If the plan is older than an hour or dated more than a minute in the future, or if `requireLikelyPrice`
 * refuses the price.
 */
export async function executePayouts(
  paying: Paying,
  sender: PayoutSender,
  plan: PayoutPlan,
  { isJumpAccepted = false, onOutcome = (_: PayoutOutcome) => {} } = {},
): Promise<PayoutOutcome[]> {
  const age = ageOf(plan, paying);
  if (age > planLifetimeMs) {
    throw new Error('The payout plan is older than an hour, and so is its price: make a new one.');
  }
  if (age < -clockSlackMs) {
    throw new Error('The payout plan is dated in the future: compare the clocks, make a new one.');
  }
  // The plan is a file, which may have been changed since `--plan` checked its price.
  await requireLikelyPrice(paying.db, plan.ton_price_micros, isJumpAccepted);
  const outcomes: PayoutOutcome[] = [];
  const add = (outcome: PayoutOutcome) => {
    outcomes.push(outcome);
    onOutcome(outcome);
  };
  for (const payout of await findUnconfirmedPayouts(paying.db)) {
    const entry = findEntry(plan, payout);
    add({ payout, state: entry ? await resume(paying, sender, payout, entry) : 'unnamed' });
  }
  for (const planned of plan.payouts) {
    const payout = await book(paying, planned, plan);
    if (typeof payout === 'string') add({ planned, state: payout });
    else if (payout) add({ payout, state: await attempt(paying, sender, payout) });
  }
  return outcomes;
}

/** Returns the plan's entry of a stored payout. Undefined if there is none, or if a value differs from the row. */
function findEntry(plan: PayoutPlan, payout: PayoutRow): UnderWayEntry | undefined {
  const { id, user_id: userId, micros, nano } = payout;
  const wallet = friendlyWallet(payout.wallet);
  // Among `payouts` are those that an earlier execution of the same plan has booked.
  return [...plan.under_way, ...plan.payouts.map((it) => ({ ...it, reasons: [] }))].find(
    (it) =>
      it.id === id &&
      it.user_id === userId &&
      it.wallet === wallet &&
      it.micros === micros &&
      it.nano === nano,
  );
}

const ageOf = ({ created_at }: PayoutPlan, { clock }: Paying): number =>
  clock.now().getTime() - Date.parse(created_at);

/**
 * Stores a planned payout.
 * @returns The stored payout. `expired` if the plan is too old. `changed` if the player's due amount or wallet differs
 * from the plan. Undefined if the payout was already stored, or if the player has another unconfirmed payout.
 */
function book(
  paying: Paying,
  { id, user_id: userId, micros, nano, wallet: friendly }: PlanEntry,
  plan: PayoutPlan,
): Promise<PayoutRow | 'changed' | 'expired' | undefined> {
  const wallet = parseWallet(friendly, { testAllowed: true });
  // A reward whose hold ends after the plan was made waits for the next plan, or a busy referrer would never be paid.
  const plannedAt = Math.min(Date.parse(plan.created_at), paying.clock.now().getTime());
  const planClock = { now: () => new Date(plannedAt) };
  return paying.db.transaction().execute(async (tx) => {
    // Locks the user, so that the wallet cannot change and a second run waits and then finds this payout.
    await lockUser(tx, userId);
    const known = tx.selectFrom('payout').select('id').where('id', '=', id);
    if (await known.executeTakeFirst()) return undefined;
    const [due] = (await duePayouts({ ...paying, db: tx, clock: planClock }, userId)).filter(
      isPayable,
    );
    const unconfirmed = await findUnconfirmedPayouts(tx);
    if (unconfirmed.some((payout) => payout.user_id === userId)) return undefined;
    // Each transfer is awaited, so a long run can outlast the price of its plan.
    if (ageOf(plan, paying) > planLifetimeMs) return 'expired';
    const isSame = due?.id === id && due.micros === micros && due.wallet === wallet;
    if (!isSame) return 'changed';
    return insertPayout(
      tx,
      { id, userId, wallet, micros, nano, tonPriceMicros: plan.ton_price_micros },
      paying.clock.now(),
    );
  });
}

async function resume(
  paying: Paying,
  sender: PayoutSender,
  payout: PayoutRow,
  { reasons }: UnderWayEntry,
): Promise<AttemptEnd> {
  // What may have been sent is always searched for, whatever an operator has decided since.
  const found = payout.sent_at && (await sender.find(payout, payout.sent_at));
  if (found?.state === 'pending') return 'pending';
  if (found?.state === 'confirmed') {
    await markConfirmed(paying.db, payout.id, found.transaction, paying.clock.now());
    return 'confirmed';
  }
  // Read before what would end the run: another wallet, or too little money to `prepare`.
  const isStopped = reasons.length > 0 || (await findStops(paying, payout.user_id)).length > 0;
  if (isStopped) return 'stopped';
  if (found?.state === 'foreign') {
    throw new Error(
      `The payout ${payout.id} was sent from the wallet ${found.sentFrom}: use its mnemonic.`,
    );
  }
  return attempt(paying, sender, payout);
}

/**
 * Sends a payout. Stores the start of the attempt before the payout is sent, so that after a crash the next run first
 * searches the chain.
 */
async function attempt(
  paying: Paying,
  sender: PayoutSender,
  payout: PayoutRow,
): Promise<AttemptEnd> {
  const { db, clock, log } = paying;
  // Not stored before this, or the next run would wait for an attempt that has sent nothing.
  const send = await sender.prepare(payout);
  const sentAt = clock.now();
  const start = await db.transaction().execute(async (tx) => {
    // A hold and a ban lock the user too: they come before this and stop the payout, or find it as sent.
    await lockUser(tx, payout.user_id);
    if ((await findStops({ ...paying, db: tx }, payout.user_id)).length > 0) return 'stopped';
    return (await markSending(tx, payout, sentAt)) ? 'begun' : 'pending';
  });
  if (start !== 'begun') return start;
  log.info({ payoutId: payout.id, nano: payout.nano }, 'A payout is being sent.');
  const { transaction } = await send(sentAt);
  await markConfirmed(db, payout.id, transaction, clock.now());
  return 'confirmed';
}
