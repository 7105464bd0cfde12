import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

type Db = Deps['db'];

/** Selects the banned and the erased players. Does not read `tap_balance`, whose database nodes may be down. */
const banned = sql`
  select user_id from (
    select distinct on (user_id) user_id, action from operator_action
    where action in ('ban', 'unban', 'erase') order by user_id, at desc, id desc
  ) last where action <> 'unban'`;

export async function findBanned(db: Db): Promise<Set<number>> {
  const { rows } = await sql<{ user_id: number }>`${banned}`.execute(db);
  return new Set(rows.map(({ user_id }) => user_id));
}

export async function isBanned(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql`select from (${banned}) banned where user_id = ${userId}`.execute(db);
  return rows.length > 0;
}
