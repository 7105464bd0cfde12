import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

type Credit = {
  user_id: number;
  reason: string;
  source: string;
  booked: number | null;
  expected: number | null;
};

/** Compares the purchases and refunds in `tap_credit` with the payments. Returns a message for each difference. */
export async function findCreditDifferences(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<Credit>`
    with settled as (
      select charge_id, payment.* from payment_charge join payment on id = payment_id where settles
    ),
    expected as (
      select user_id, 'purchase' as reason, id as source, taps from settled
      union all
      select user_id, 'refund', id, -taps from settled
      where exists (select from payment_refund refund where refund.charge_id = settled.charge_id)
    ),
    booked as (select user_id, reason, source, taps from tap_credit where reason in ('purchase', 'refund'))
    select user_id, reason, source, booked.taps as booked, expected.taps as expected
    from booked full join expected using (user_id, reason, source)
    where booked.taps is distinct from expected.taps
    order by source, reason`.execute(db);
  return rows.map(
    ({ user_id, reason, source, booked, expected }) =>
      `The ${reason} of payment ${source} moved ${booked ?? 'no'} taps of user ${user_id}, the payment says ${expected ?? 'none'}.`,
  );
}
