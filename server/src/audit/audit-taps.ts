import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Describes a stored balance that does not match the credited and spent taps of its user. All amounts are taps. */
export type Imbalance = {
  user_id: number;
  available: number;
  debt: number;
  total: number;
  credited: number;
  spent: number;
};

/**
 * Recomputes every balance from its entries: available - debt = credits - refunds - spent, and the total is everything
 * ever spent (decisions §4). Returns the users whose balance differs.
 */
export async function findImbalances(db: Kysely<Database>): Promise<Imbalance[]> {
  const { rows } = await sql<Imbalance>`
    with credit as (select user_id, sum(taps)::bigint as taps from tap_credit group by user_id),
    tapped as (
      select user_id, spent from tap_hour
      union all
      select entry.user_id, entry.spent
      from tap_journal j, unnest(j.user_ids, j.spent) as entry (user_id, spent)
    ),
    hour as (select user_id, sum(spent)::bigint as taps from tapped group by user_id)
    select b.user_id, b.available, b.debt, b.total,
      coalesce(credit.taps, 0) as credited, coalesce(hour.taps, 0) as spent
    from tap_balance b
    left join credit on credit.user_id = b.user_id
    left join hour on hour.user_id = b.user_id
    where b.available - b.debt <> coalesce(credit.taps, 0) - coalesce(hour.taps, 0)
      or b.total <> coalesce(hour.taps, 0)
    order by b.user_id`.execute(db);
  return rows;
}
