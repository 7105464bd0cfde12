import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { runInChunks } from '../run-in-chunks.ts';
import { dayMs } from '../utc-day.ts';

const chunkSize = 10_000;

/** Deletes events older than `ANALYTICS_KEPT_DAYS` and returns their number. Works in chunks, to keep locks short. */
export async function deleteOldEvents(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  chunk = chunkSize,
): Promise<number> {
  const outdated = new Date(clock.now().getTime() - config.analyticsRetentionDays * dayMs);
  const deletion = sql`
    delete from analytics.event where ctid = any(array(
      select ctid from analytics.event where received_at < ${outdated}
      order by received_at limit ${chunk}
    ))`;
  return runInChunks(db, deletion, chunk);
}
