import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { Proof } from './curve-tasks.ts';
import type { SentEvent } from './parse-events.ts';

type Db = Deps['db'];

export type Delivery = {
  token: string;
  events: readonly SentEvent[];
  receivedAt: Date;
};

/** Marks a proof as used. Returns false if the proof was used before. */
export async function spendProof(db: Db, { id, expiresAt }: Proof): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('analytics.proof')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Stores the events of a delivery, except events that are stored already. If the query fails, no event is stored. */
export async function storeEvents(db: Db, delivery: Delivery): Promise<void> {
  const { token, events, receivedAt } = delivery;
  const bodies = events.map((event) => JSON.stringify(event));
  const digests = bodies.map((body) => digestOf(token, body));
  // Sorted by digest, because two requests with the same events could otherwise deadlock.
  await sql`
    insert into analytics.event (digest, event_name, user_id, session_id, body, received_at)
    select decode(digest, 'hex'), event_name, user_id, session_id, body, ${receivedAt}
    from unnest(
      ${digests}::text[], ${events.map((event) => event.event_name)}::text[],
      ${events.map((event) => event.user_id)}::bigint[],
      ${events.map((event) => event.session_id)}::uuid[], ${bodies}::json[]
    ) as sent (digest, event_name, user_id, session_id, body)
    order by digest
    on conflict do nothing`.execute(db);
}

export async function deleteExpiredProofs({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  // The server refuses an expired proof even without this row.
  await db.deleteFrom('analytics.proof').where('expires_at', '<=', clock.now()).execute();
}

/** Returns one SHA-256 digest, in hexadecimal, of a token together with an event's JSON text (decisions §10 ANA). */
function digestOf(token: string, body: string): string {
  return createHash('sha256').update(`${token}\n${body}`).digest('hex');
}
