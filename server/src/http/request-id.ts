import { randomUUID } from 'node:crypto';
import type { Middleware } from '../context.ts';

/** Gives each request an id. The response and the log lines of the request contain this id. */
export const requestId: Middleware = async (ctx, next) => {
  ctx.state.requestId = randomUUID();
  ctx.set('X-Request-Id', ctx.state.requestId);
  await next();
};
