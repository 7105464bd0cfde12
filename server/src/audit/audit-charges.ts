import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Returns a message for each recorded charge that matched its invoice, and is neither booked nor given back. Ignores a
 * charge that was recorded less than a day ago.
 */
export async function findChargeDifferences(db: Kysely<Database>): Promise<string[]> {
  // A charge is recorded before it is booked. If the booking fails, Telegram reports the charge again, for a day.
  const { rows } = await sql<{ charge_id: string; payload: string }>`
    select charge_id, payload from charge_record
      left join payment_charge using (charge_id) left join charge_return using (charge_id)
    where mismatch is null and payment_id is null and returned_at is null and noted_at < now() - interval '24 hours'
    order by charge_id`.execute(db);
  return rows.map(
    ({ charge_id, payload }) =>
      `The charge ${charge_id} paid invoice ${payload}, and is neither booked nor given back.`,
  );
}
