import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/database/schema.ts';

/** Returns every row of every table that belongs to a user, whatever tables there are. */
export async function rowsOf(db: Kysely<Database>, userId: number): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'user_id'
    order by 1`.execute(db);
  const all: string[] = [];
  for (const { name } of [{ name: 'users' }, ...tables]) {
    const owner = sql.ref(name === 'users' ? 'id' : 'user_id');
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(t)::text as text from ${sql.table(name)} t where ${owner} = ${userId} order by 1`.execute(
      db,
    );
    all.push(...rows.map(({ text }) => `${name} ${text}`));
  }
  return all;
}
