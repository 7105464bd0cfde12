import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Tables } from '../database/shards.ts';

type WrongTotal = { user_id: number; total: number; spent: number };
type WrongBalance = {
  user_id: number;
  available: number;
  debt: number;
  total: number;
  credited: number;
};

/**
 * Returns a message for each tap balance that does not match the user's spent and credited taps (decisions §4). In a
 * cluster, a credit that commits during the audit can cause a false message.
 */
export async function findTapDifferences({ db, shards }: Tables): Promise<string[]> {
  const totals = await Promise.all(shards.all.map(findWrongTotals));
  return [
    ...totals
      .flat()
      .map(
        ({ user_id, total, spent }) =>
          `User ${user_id} has a total of ${total} taps; the entries spend ${spent}.`,
      ),
    ...(await findWrongBalances(db)).map(
      ({ user_id, available, debt, total, credited }) =>
        `User ${user_id} has ${available} taps, a debt of ${debt} and a total of ${total}; the entries credit ${credited}.`,
    ),
  ];
}

/** Finds users whose `total` differs from the sum of their spent taps. */
async function findWrongTotals(shard: Kysely<Database>): Promise<WrongTotal[]> {
  const { rows } = await sql<WrongTotal>`
    with tapped as (
      select user_id, spent from tap_hour
      union all
      select entry.user_id, entry.spent
      from tap_journal j, unnest(j.user_ids, j.spent) as entry (user_id, spent)
    ),
    hour as (select user_id, sum(spent)::bigint as taps from tapped group by user_id)
    select user_id, coalesce(b.total, 0) as total, coalesce(hour.taps, 0) as spent
    from tap_balance b full join hour using (user_id)
    where coalesce(b.total, 0) <> coalesce(hour.taps, 0)
    order by user_id`.execute(shard);
  return rows;
}

/** Finds balances whose `available - debt + total` differs from the sum of the user's credits and refunds. */
async function findWrongBalances(db: Kysely<Database>): Promise<WrongBalance[]> {
  const { rows } = await sql<WrongBalance>`
    with credit as (select user_id, sum(taps)::bigint as taps from tap_credit group by user_id)
    select user_id, b.available, b.debt, b.total, coalesce(credit.taps, 0) as credited
    from tap_balance b left join credit using (user_id)
    where b.available - b.debt + b.total <> coalesce(credit.taps, 0)
    order by user_id`.execute(db);
  return rows;
}
