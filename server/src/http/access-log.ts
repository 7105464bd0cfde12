import type { Middleware } from 'koa';
import type { Logger } from 'pino';

/**
 * One line per answer. Neither headers nor the query are written: init data travels in both
 * (decisions §2).
 */
export function accessLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const start = performance.now();
    try {
      await next();
    } finally {
      log.info(
        {
          requestId: ctx.state.requestId,
          method: ctx.method,
          path: ctx.path,
          operation: ctx.state.operationId,
          userId: ctx.state.userId,
          status: ctx.status,
          ms: Math.round((performance.now() - start) * 10) / 10,
        },
        'answered',
      );
    }
  };
}
