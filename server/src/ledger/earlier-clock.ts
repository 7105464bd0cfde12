import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

/**
 * Returns a clock that always shows the same time: PostgreSQL's time or the time of `clock`, whichever is earlier. Work
 * that cannot be undone then needs two clocks that agree that its time has come.
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
