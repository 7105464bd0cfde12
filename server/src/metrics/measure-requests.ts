import type { Middleware } from '../context.ts';
import type { Metrics } from './metrics.ts';

export function measureRequests({ requests }: Pick<Metrics, 'requests'>): Middleware {
  return async (ctx, next) => {
    const start = performance.now();
    try {
      await next();
    } finally {
      const labels = {
        method: ctx.method,
        operation: ctx.state.operationId ?? 'other',
        status: ctx.status,
      };
      requests.observe(labels, (performance.now() - start) / 1000);
    }
  };
}
