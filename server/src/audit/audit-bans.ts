import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Compares each user's `is_banned` with the bans in the operators' log. Returns a message for each difference. */
export async function findBanDifferences(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ user_id: number; is_banned: boolean }>`
    select balance.user_id, is_banned from tap_balance balance
    left join (
      select distinct on (user_id) user_id, action from operator_action
      where action in ('ban', 'unban', 'erase') order by user_id, at desc, id desc
    ) last using (user_id)
    where is_banned <> coalesce(last.action <> 'unban', false)
    order by balance.user_id`.execute(db);
  return rows.map(
    ({ user_id, is_banned }) =>
      `User ${user_id} is ${is_banned ? 'marked as banned' : 'not marked as banned'}, and the operators' log says otherwise.`,
  );
}
