import { setTimeout as delay } from 'node:timers/promises';
import type { Middleware } from 'koa';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';

/** A balancer gives its probe up after two or three seconds: the answer has to be there by then, also where it is no. */
const timeoutMs = 1_500;

/** `/healthz`: the process answers. `/readyz`: its database does too, else 503. */
export function health({ db }: Pick<Deps, 'db'>): Middleware {
  // One question for all who probe meanwhile: while the database is silent they must not take its connections.
  let asking: Promise<void> | undefined;
  const reachOnce = () => {
    asking ??= reach(db).finally(() => {
      asking = undefined;
    });
    return asking;
  };

  return async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    if (ctx.path === '/readyz') await reachOnce();
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'ok' };
  };
}

async function reach(db: Deps['db']): Promise<void> {
  const answered = new AbortController();
  try {
    await Promise.race([sql`select 1`.execute(db), silence(answered.signal)]);
  } catch (cause) {
    throw new Problem('SERVICE_UNAVAILABLE', 'The database is not reachable.', { cause });
  } finally {
    answered.abort();
  }
}

async function silence(signal: AbortSignal): Promise<never> {
  await delay(timeoutMs, undefined, { signal });
  throw new Error(`PostgreSQL has not answered for ${timeoutMs} ms.`);
}
