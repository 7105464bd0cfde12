import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

/**
 * Returns a clock that always shows the same time: the current time of PostgreSQL or of `clock`, whichever is earlier.
 */
export async function earlierClock({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<Deps['clock']> {
  const { rows } = await sql<{ at: Date }>`
    select least(now(), ${clock.now()}::timestamptz) as at`.execute(db);
  const [{ at } = { at: clock.now() }] = rows;
  return { now: () => at };
}
