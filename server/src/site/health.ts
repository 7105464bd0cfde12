import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '@bold/sdk/contract';
import { sql } from 'kysely';
import type { Middleware } from '../context.ts';
import type { Deps } from '../deps.ts';

/**
 * The maximum time that `/readyz` waits for the database. Load balancers wait two or three seconds for a response, so
 * this time is shorter.
 */
const timeoutMs = 1_500;

/** Serves `/healthz` (200 while the process runs) and `/readyz` (503 if the database does not respond). */
export function health(db: Deps['db']): Middleware {
  // Simultaneous probes share one query, so that they do not use up the connections of a silent database.
  let checking: Promise<void> | undefined;
  const checkOnce = () => {
    checking ??= checkDatabase(db).finally(() => {
      checking = undefined;
    });
    return checking;
  };

  return async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    if (ctx.path === '/readyz') await checkOnce();
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'ok' };
  };
}

async function checkDatabase(db: Deps['db']): Promise<void> {
  const responded = new AbortController();
  try {
    await Promise.race([sql`select 1`.execute(db), rejectAfterTimeout(responded.signal)]);
  } catch (cause) {
    throw new Problem('SERVICE_UNAVAILABLE', 'The database is not reachable.', { cause });
  } finally {
    responded.abort();
  }
}

async function rejectAfterTimeout(signal: AbortSignal): Promise<never> {
  await delay(timeoutMs, undefined, { signal });
  throw new Error(`PostgreSQL has not responded for ${timeoutMs} ms.`);
}
