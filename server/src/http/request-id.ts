import { randomUUID } from 'node:crypto';
import type { Middleware } from '../context.ts';

/** Gives each request an id, which is sent in the response and logged in the log lines of the request. */
export const requestId: Middleware = async (ctx, next) => {
  ctx.state.requestId = randomUUID();
  ctx.set('X-Request-Id', ctx.state.requestId);
  await next();
};
