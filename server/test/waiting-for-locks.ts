import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/database/schema.ts';

export async function waitingForLocks(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
