import { findDue, type PayoutReading } from './due-payouts.ts';
import { operatorReasons } from './payout-holds.ts';
import { findUnconfirmedPayouts, type PayoutRow } from './payouts-repository.ts';

/** An unconfirmed payout, and the reasons (`findStops`) not to send it. */
export type UnderWay = PayoutRow & { stops: string[] };

/** Returns the payouts that the chain has not confirmed, oldest first. */
export async function findUnderWay(reading: PayoutReading): Promise<UnderWay[]> {
  const underWay: UnderWay[] = [];
  for (const payout of await findUnconfirmedPayouts(reading.db)) {
    underWay.push({ ...payout, stops: await findStops(reading, payout.user_id) });
  }
  return underWay;
}

/** Returns the reasons for which operators let nothing be sent to a player: a hold, a ban or both. */
export async function findStops(reading: PayoutReading, userId: number): Promise<string[]> {
  const due = await findDue(reading, userId);
  return due ? operatorReasons(due) : [];
}
