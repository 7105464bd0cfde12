import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Counts of one event's occurrences, users and sessions, with its first and last time. */
export type EventSummary = {
  event_name: string;
  events: number;
  users: number;
  sessions: number;
  first: Date;
  last: Date;
};

/** Summarises the events since `since`, the most frequent first. */
export async function summariseEvents(db: Kysely<Database>, since: Date): Promise<EventSummary[]> {
  const { rows } = await sql<EventSummary>`
    select event_name, count(*) as events, count(distinct user_id) as users,
      count(distinct session_id) as sessions, min(received_at) as first, max(received_at) as last
    from analytics_event
    where received_at >= ${since}
    group by event_name
    order by events desc, event_name`.execute(db);
  return rows;
}
