import type { Deps } from '../deps.ts';

/** Returns true if a charge is a surplus (another one had paid its invoice) and was not refunded yet. */
export async function isOwedBack(db: Deps['db'], chargeId: string): Promise<boolean> {
  const owed = await db
    .selectFrom('payment_charge')
    .leftJoin('payment_refund', 'payment_refund.charge_id', 'payment_charge.charge_id')
    .select('payment_charge.charge_id')
    .where('payment_charge.charge_id', '=', chargeId)
    .where('settles', '=', false)
    .where('payment_refund.charge_id', 'is', null)
    .executeTakeFirst();
  return owed !== undefined;
}
