import type { Deps } from '../../deps.ts';
import { dollarsText } from '../../ledger/amount-text.ts';
import { friendlyWallet } from '../../wallets/wallet-address.ts';
import { type DuePayout, duePayouts, type PayoutConfig } from './due-payouts.ts';
import { requireLikelyPrice } from './likely-price.ts';
import { payoutNano } from './payout-amount.ts';
import { holdReasons, isPayable } from './payout-holds.ts';
import { type HeldEntry, type PayoutPlan, type PlanEntry, sumOf } from './payout-plan.ts';
import { findUnderWay } from './under-way.ts';

/** The operator's choices for a plan. Prices and caps are in micro-dollars. */
export type PlanTerms = {
  /** The price of one TON now. */
  tonPriceMicros: number;
  /** The maximum for one player. A larger amount is held completely. */
  maxPlayerMicros?: number | undefined;
  /** The maximum total of the run. An amount that would raise the total above this maximum is held completely. */
  maxRunMicros?: number | undefined;
  /** If true, the price may differ by more than 20 % from the price of the last payout. */
  isJumpAccepted?: boolean;
};

/** Plans a payout run (decisions §6). Throws if `requireLikelyPrice` refuses the price. */
export async function planPayouts(
  planning: Pick<Deps, 'clock' | 'db'> & { config: PayoutConfig },
  terms: PlanTerms,
): Promise<PayoutPlan> {
  const { tonPriceMicros, isJumpAccepted = false } = terms;
  await requireLikelyPrice(planning.db, tonPriceMicros, isJumpAccepted);
  const payouts: PlanEntry[] = [];
  const held: HeldEntry[] = [];
  // The execution reads again what was due at this time.
  const now = planning.clock.now();
  const reading = { ...planning, clock: { now: () => now } };
  for (const due of await duePayouts(reading)) {
    const reasons = [...holdReasons(due), ...capReasons(due, payouts, terms)];
    if (isPayable(due) && reasons.length === 0) payouts.push(toEntry(due, terms));
    else held.push({ user_id: due.userId, micros: due.micros, reasons });
  }
  const underWay = await findUnderWay(reading);
  return {
    version: 2,
    created_at: now.toISOString(),
    ton_price_micros: tonPriceMicros,
    total_micros: sumOf(payouts, 'micros'),
    total_nano: sumOf(payouts, 'nano'),
    payouts,
    under_way: underWay.map(({ id, user_id, wallet, micros, nano, stops }) => ({
      id,
      user_id,
      wallet: friendlyWallet(wallet),
      micros,
      nano,
      reasons: stops,
    })),
    held,
  };
}

function toEntry(
  { id, userId, wallet, micros }: DuePayout & { wallet: string },
  { tonPriceMicros }: PlanTerms,
): PlanEntry {
  const nano = payoutNano(micros, tonPriceMicros);
  return { id, user_id: userId, wallet: friendlyWallet(wallet), micros, nano };
}

function capReasons(
  { micros }: DuePayout,
  planned: readonly PlanEntry[],
  { maxPlayerMicros = Infinity, maxRunMicros = Infinity, tonPriceMicros }: PlanTerms,
): string[] {
  return [
    ...(micros > maxPlayerMicros
      ? [`more than the ${dollarsText(maxPlayerMicros)} that one player is paid`]
      : []),
    ...(sumOf(planned, 'micros') + micros > maxRunMicros
      ? [`the run would pay more than ${dollarsText(maxRunMicros)}`]
      : []),
    ...(payoutNano(micros, tonPriceMicros) < 1 ? ['less than one nano-TON'] : []),
  ];
}
