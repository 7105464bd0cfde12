import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

/**
 * Reads the time of PostgreSQL and of `clock` once. Returns a clock that stands still at the earlier of the two.
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
