import { tapSessionDays } from '@bold/sdk/limits';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { runInChunks } from '../run-in-chunks.ts';
import { dayMs } from '../utc-day.ts';

const chunkSize = 1000;

/**
 * Deletes the rows of `tap_session` and of `tap_session_expired` that are older than `tapSessionDays`. Skips locked
 * rows, so that no tap waits.
 * @returns The number of deleted rows of `tap_session`.
 */
export async function deleteOldSessions(
  { shards, clock }: Pick<Deps, 'shards' | 'clock'>,
  chunk = chunkSize,
): Promise<number> {
  const outdated = new Date(clock.now().getTime() - tapSessionDays * dayMs);
  const deleted = await Promise.all(shards.all.map((db) => deleteOlder(db, outdated, chunk)));
  return deleted.reduce((sum, count) => sum + count, 0);
}

async function deleteOlder(db: Deps['db'], outdated: Date, chunk: number): Promise<number> {
  const expired = sql`
    delete from tap_session_expired where ctid = any(array(
      select ctid from tap_session_expired
      where expired_on < (${outdated}::timestamptz at time zone 'UTC')::date
      order by expired_on limit ${chunk}
      for update skip locked
    ))`;
  const sessions = sql`
    delete from tap_session where ctid = any(array(
      select ctid from tap_session
      where started_on <= (${outdated}::timestamptz at time zone 'UTC')::date and updated_at < ${outdated}
      order by started_on limit ${chunk}
      for update skip locked
    ))`;
  await runInChunks(db, expired, chunk);
  return runInChunks(db, sessions, chunk);
}
