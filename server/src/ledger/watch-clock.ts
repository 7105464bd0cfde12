import { initDataFutureSeconds } from '@bold/sdk/limits';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { type Pause, pause as realPause, repeatWithBackoff } from '../retry.ts';
import { runInBackground, type Work } from '../run-in-background.ts';

const everyMs = 60_000;
/** A server that is further behind refuses every launch that has just been signed. */
const apartMaxMs = initDataFutureSeconds * 1000;

const messages = {
  message: "The server's clock differs from PostgreSQL's: launches can be refused.",
  recovery: "The server's clock is that of PostgreSQL again.",
};

/** Compares `clock` with PostgreSQL's clock every minute until `close` is called, and logs a difference of a minute. */
export function watchClock(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  pause: Pause = realPause,
): Work {
  let apartMs = 0;

  async function measure(): Promise<void> {
    const before = clock.now().getTime();
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
    const after = clock.now().getTime();
    const at = rows[0]?.at.getTime() ?? before;
    // A slow response is no difference of the clocks.
    apartMs = at > after ? after - at : Math.max(before - at, 0);
  }

  async function requireSameTime(): Promise<void> {
    // While PostgreSQL is away, the last difference counts.
    await measure().catch((err) => log.debug({ err }, 'The time of PostgreSQL could not be read.'));
    if (Math.abs(apartMs) <= apartMaxMs) return;
    const seconds = Math.round(Math.abs(apartMs) / 1000);
    throw new Error(
      `The server's clock is ${seconds} s ${apartMs > 0 ? 'ahead of' : 'behind'} PostgreSQL's clock.`,
    );
  }

  return runInBackground((signal) =>
    repeatWithBackoff(requireSameTime, everyMs, messages, { log, signal, pause }),
  );
}
