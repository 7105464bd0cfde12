import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from './schema.ts';

const channel = 'balance_changed';

/** Notifies every server on this database that a script has changed the user's balance. */
export async function notifyBalanceChanged(db: Kysely<Database>, userId: number): Promise<void> {
  await sql`select pg_notify(${channel}, ${String(userId)})`.execute(db);
}

/** Calls `onChanged` with the user's id for every notification, until the connection ends. */
export async function listenForBalanceChanges(
  client: pg.Client,
  onChanged: (userId: number) => void,
): Promise<void> {
  client.on('notification', ({ payload }) => onChanged(Number(payload)));
  await client.query(`listen ${channel}`);
}
