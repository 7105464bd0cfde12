import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { lockKeys } from '../database/lock-keys.ts';
import type { Work } from '../run-in-background.ts';

/**
 * Runs work only on the leader. If the leader loses its connection, two servers may run the work for a moment.
 * @param everyMs the pause between two attempts to become the leader
 * @param graceMs the maximum time in which the work must close; the leader then releases the lock in any case
 */
export function runAsLeader(
  connect: () => Promise<pg.Client>,
  start: () => Work,
  log: Logger,
  everyMs = 2_000,
  graceMs = 10_000,
): Work {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function lead(client: pg.Client) {
    const lost = once(client, 'end', { signal }).catch(() => undefined);
    while (!signal.aborted && !(await tryLock(client))) await pause();
    if (signal.aborted) return;
    log.info('This server is the leader now.');
    try {
      const work = start();
      await lost;
      await Promise.race([work.close(), delay(graceMs, undefined, { ref: false })]);
    } catch (err) {
      log.error({ err }, "The leader's work failed. A server starts it again.");
    }
  }

  async function elect() {
    while (!signal.aborted) {
      let client: pg.Client | undefined;
      try {
        client = await connect();
        await lead(client);
      } catch (err) {
        log.debug({ err }, 'The leader lock could not be requested.');
      } finally {
        await client?.end();
      }
      await pause();
    }
  }

  const pause = () => delay(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
  const done = elect();
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
