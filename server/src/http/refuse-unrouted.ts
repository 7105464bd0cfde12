import { Problem } from '@bold/sdk/contract';
import type Router from '@koa/router';
import type { Middleware } from '../context.ts';

/**
 * Refuses requests under `/api` that no route has served (decisions §3). Answers `OPTIONS` of a known path with 204.
 * @throws `NOT_FOUND` if no route has this path
 * @throws `METHOD_NOT_ALLOWED`, with `Allow`, if routes have this path but not this method
 */
export function refuseUnrouted(router: Router): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/api' && !ctx.path.startsWith('/api/')) return next();
    const fitting = router.match(ctx.path, ctx.method).path;
    const named = fitting.filter(({ path }) => path === ctx.path);
    const methods = (named.length > 0 ? named : fitting).flatMap((layer) => layer.methods);
    if (methods.length === 0) throw new Problem('NOT_FOUND');
    const allow = [...new Set(methods), 'OPTIONS'].sort().join(', ');
    ctx.set('Allow', allow);
    if (ctx.method !== 'OPTIONS') {
      throw new Problem('METHOD_NOT_ALLOWED', `This path takes ${allow}.`);
    }
    ctx.status = 204;
  };
}
