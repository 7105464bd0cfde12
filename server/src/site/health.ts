import type { Middleware } from 'koa';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';

/** `/healthz`: the process answers. `/readyz`: its database does too, else 503. */
export function health({ db }: Pick<Deps, 'db'>): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    if (ctx.path === '/readyz') await reach(db);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'ok' };
  };
}

async function reach(db: Deps['db']): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    throw new Problem('SERVICE_UNAVAILABLE', 'The database is not reachable.', { cause });
  }
}
