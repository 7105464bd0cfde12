import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';

/**
 * `/metrics` for Prometheus. Whoever sends `Authorization: Bearer <METRICS_TOKEN>` may read it; without a
 * configured token only a process of the same machine may, and in production nobody. To all others there is no such page.
 */
export function metricsPage({ config, metrics }: Pick<Deps, 'config' | 'metrics'>): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/metrics') return next();
    const { metricsToken, production } = config;
    const isAdmitted =
      metricsToken === null
        ? !production && isSameMachine(ctx)
        : isEqual(ctx.get('Authorization'), `Bearer ${metricsToken}`);
    if (!isAdmitted || ctx.method !== 'GET') throw new Problem('NOT_FOUND');
    ctx.set({ 'Cache-Control': 'no-store', 'Content-Type': metrics.registry.contentType });
    ctx.body = await metrics.registry.metrics();
  };
}

/** A forwarded request comes from elsewhere, though its proxy may stand beside us. */
function isSameMachine(ctx: Context): boolean {
  const isForwarded = ['Forwarded', 'X-Forwarded-For', 'Via'].some((name) => ctx.get(name) !== '');
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(ctx.req.socket.remoteAddress ?? '');
}

// Of equal length, so that the time says nothing of the token.
const digest = (text: string) => createHash('sha256').update(text).digest();
const isEqual = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
