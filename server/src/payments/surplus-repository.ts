import type { Deps } from '../deps.ts';

/** Whether a charge bought nothing, because another had paid its invoice, and was not given back yet. */
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
