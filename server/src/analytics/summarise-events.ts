import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

const unitsMs: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** The counts of one event, and the times at which its first and last occurrence were received. */
export type EventSummary = {
  event_name: string;
  events: number;
  users: number;
  sessions: number;
  first: Date;
  last: Date;
};

/** Summarises the events that were received at `since` or later. The most frequent event is first. */
export async function summariseEvents(db: Kysely<Database>, since: Date): Promise<EventSummary[]> {
  const { rows } = await sql<EventSummary>`
    select event_name, count(*) as events, count(distinct user_id) as users,
      count(distinct session_id) as sessions, min(received_at) as first, max(received_at) as last
    from analytics.event
    where received_at >= ${since}
    group by event_name
    order by events desc, event_name`.execute(db);
  return rows;
}

/**
 * Returns the milliseconds of a period such as `30m`, `1h` or `7d`.
 * @throws `Error` for any other text
 */
export function parsePeriod(text: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  const periodMs = Number(count) * (unitsMs[unit] ?? 0);
  if (!periodMs) throw new Error(`"${text}" is not a period: write 30m, 1h or 7d.`);
  return periodMs;
}
