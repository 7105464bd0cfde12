import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { lockKeys } from './lock-keys.ts';

/** Something that goes on until it is closed. */
export type Work = { close(): Promise<void> };

/**
 * Does work that needs one server only, on one server at a time: whoever holds PostgreSQL's lock. Another takes over
 * within `everyMs` once that one is gone, however it went. Around a lost connection two may be at work for a moment.
 */
export function runAsLeader(
  connect: () => Promise<pg.Client>,
  start: () => Work,
  log: Logger,
  everyMs = 2_000,
): Work {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function lead(client: pg.Client) {
    const lost = once(client, 'end', { signal }).catch(() => undefined);
    while (!signal.aborted && !(await tryLock(client))) await pause();
    if (signal.aborted) return;
    log.info('This server does what only one of the servers does.');
    const work = start();
    await lost;
    await work.close();
  }

  async function takePart() {
    while (!signal.aborted) {
      let client: pg.Client | undefined;
      try {
        client = await connect();
        await lead(client);
      } catch (err) {
        log.debug({ err }, 'The lock of the leading server could not be asked for.');
      } finally {
        await client?.end();
      }
      await pause();
    }
  }

  const pause = () => delay(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
  const done = takePart();
  return {
    async close() {
      stopping.abort();
      await done;
    },
  };
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [lockKeys.lead],
  );
  return rows[0]?.taken === true;
}
