import { Problem } from '@bold/sdk/contract';
import type { Context, Middleware } from '../context.ts';
import { isSameSecret } from '../same-secret.ts';
import type { Metrics } from './metrics.ts';

type Scraping = {
  config: { metricsToken: string | null; production: boolean };
  metrics: Pick<Metrics, 'registry'>;
};

/**
 * Serves `GET /metrics` to Prometheus if the request has `Authorization: Bearer <METRICS_TOKEN>`. If no token is
 * configured, serves requests from this machine, except in production.
 * @throws `NOT_FOUND` for any other request to `/metrics`.
 */
export function metricsPage({ config, metrics }: Scraping): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/metrics') return next();
    const { metricsToken, production } = config;
    const isAdmitted =
      metricsToken === null
        ? !production && isSameMachine(ctx)
        : isSameSecret(ctx.get('Authorization'), `Bearer ${metricsToken}`);
    if (!isAdmitted || ctx.method !== 'GET') throw new Problem('NOT_FOUND');
    ctx.set({ 'Cache-Control': 'no-store', 'Content-Type': metrics.registry.contentType });
    ctx.body = await metrics.registry.metrics();
  };
}

/** Returns true for a request from this machine that no proxy has forwarded. */
function isSameMachine(ctx: Context): boolean {
  const isForwarded = ['Forwarded', 'X-Forwarded-For', 'Via'].some((name) => ctx.get(name) !== '');
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(ctx.req.socket.remoteAddress ?? '');
}
