import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { invoiceMs, latePaymentMs, payableUntil } from '../payments/invoice-age.ts';

type Difference = { hash: string; charge: string | null; due: string | null };
type Mismatch = {
  hash: string;
  nano: string;
  paid_at: Date;
  id: string;
  price: number;
  created_at: Date;
};

/**
 * Returns a message for each difference between the TON charges and the deposits, and for each deposit that was not
 * held although it does not match its invoice. Ignores a missing charge that has been due for less than a minute.
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
  return [
    ...rows.map(
      ({ hash, charge, due }) =>
        `The TON deposit ${hash} paid ${charge ? `invoice ${charge}` : 'nothing'}; it was for ${due ? `invoice ${due}` : 'nothing'}.`,
    ),
    ...(await findMismatches(db)),
  ];
}

/** Returns a message for each deposit that paid another amount than the price, or too late, and was not held. */
async function findMismatches(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<Mismatch>`
    select hash, nano, paid_at, payment.id, price, created_at
    from ton_deposit join payment on payment.id = comment
    where held_for is null and (
      nano <> price
      or paid_at > created_at + make_interval(secs => ${(invoiceMs + latePaymentMs) / 1000}::int)
    )
    order by hash`.execute(db);
  return rows.map(
    ({ hash, nano, paid_at, id, price, created_at }) =>
      `The TON deposit ${hash} of ${nano} nano-TON at ${paid_at.toISOString()} was not held; invoice ${id} costs ${price} until ${payableUntil({ created_at }).toISOString()}.`,
  );
}
