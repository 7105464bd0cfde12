import type { Logger } from 'pino';
import type { Context, Middleware } from '../context.ts';

/** Paths that monitoring systems request every few seconds. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

// A Bot API client that is pointed here by mistake has the bot's token in its path.
const token = /\/bot\d+:[^/]*/g;
// A client that escapes the `?` of `/api/live?tg_auth=…` sends its init data as a part of the path.
const escapedQuery = /%3f.*/is;

/** Logs one line per response. Does not log headers or the query, because they contain init data (decisions §2). */
export function accessLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const start = performance.now();
    try {
      await next();
    } finally {
      const level = probes.has(ctx.path) && ctx.status < 400 ? 'debug' : 'info';
      if (log.isLevelEnabled(level)) log[level](describe(ctx, start), 'Responded.');
    }
  };
}

const describe = (ctx: Context, start: number) => ({
  requestId: ctx.state.requestId,
  method: ctx.method,
  path: ctx.path.replace(token, '/bot…').replace(escapedQuery, '%3F…'),
  operation: ctx.state.operationId,
  userId: ctx.state.userId,
  status: ctx.status,
  ms: Math.round((performance.now() - start) * 10) / 10,
});
