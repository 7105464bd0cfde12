import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { Proof } from './curve-tasks.ts';
import type { SentEvent } from './parse-events.ts';

type Db = Deps['db'];

/** The events and the proof of one request. */
export type Delivery = {
  token: string;
  events: readonly SentEvent[];
  /** `undefined` if the sender sent no proof. */
  proof: Proof | undefined;
  receivedAt: Date;
};

/**
 * Stores the new events and marks the proof as used, both or neither, in one statement. Returns false, with nothing
 * stored, if the proof was used before.
 */
export async function storeEvents(db: Db, delivery: Delivery): Promise<boolean> {
  const { token, events, proof, receivedAt } = delivery;
  const bodies = events.map((event) => JSON.stringify(event));
  const digests = bodies.map((body) => digestOf(token, body));
  const id = proof?.id ?? null;
  // Sorted by digest, because two requests with the same events could otherwise deadlock.
  const { rows } = await sql<{ stored: boolean }>`
    with proof as (
      insert into analytics_proof (id, expires_at)
      select ${id}::text, ${proof?.expiresAt ?? null}::timestamptz where ${id}::text is not null
      on conflict do nothing
      returning id
    ), event as (
      insert into analytics_event (digest, event_name, user_id, session_id, body, received_at)
      select decode(digest, 'hex'), event_name, user_id, session_id, body, ${receivedAt}
      from unnest(
        ${digests}::text[], ${events.map((event) => event.event_name)}::text[],
        ${events.map((event) => event.user_id)}::bigint[],
        ${events.map((event) => event.session_id)}::uuid[], ${bodies}::json[]
      ) as sent (digest, event_name, user_id, session_id, body)
      where ${id}::text is null or exists (select from proof)
      order by digest
      on conflict do nothing
    )
    select ${id}::text is null or exists (select from proof) as stored`.execute(db);
  return rows[0]?.stored === true;
}

/** Deletes used proofs that have expired: they would be refused anyway. */
export async function deleteExpiredProofs({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('analytics_proof').where('expires_at', '<=', clock.now()).execute();
}

/**
 * Returns the digest that identifies an event. Two events of one token are equal if their JSON texts are (decisions §10
 * ANA).
 */
function digestOf(token: string, body: string): string {
  return createHash('sha256').update(`${token}\n${body}`).digest('hex');
}
