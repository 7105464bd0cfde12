import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

type Difference = { hash: string; charge: string | null; due: string | null };

/**
 * Returns a message for each difference between the TON charges and the deposits. Ignores a missing charge that has
 * been due for less than a minute.
 */
export async function findDepositDifferences(db: Kysely<Database>): Promise<string[]> {
  // The charge of a deposit that is under way may not be stored yet.
  const { rows } = await sql<Difference>`
    with due as (
      select deposit.hash, case when held_for is null then comment else decision.payment_id end as payment,
        greatest(noted_at, decided_at) > now() - interval '1 minute' as is_under_way
      from ton_deposit deposit left join ton_deposit_decision decision using (hash)
    ),
    charge as (
      select charge_id as hash, payment_id as payment from payment_charge
      join payment on id = payment_id where gateway = 'ton'
    )
    select hash, charge.payment as charge, due.payment as due
    from due full join charge using (hash)
    where due.payment is distinct from charge.payment
      and (charge.payment is not null or not is_under_way)
    order by hash`.execute(db);
  return rows.map(
    ({ hash, charge, due }) =>
      `The TON deposit ${hash} paid ${charge ? `invoice ${charge}` : 'nothing'}; it was for ${due ? `invoice ${due}` : 'nothing'}.`,
  );
}
