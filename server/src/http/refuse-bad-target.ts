import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { validationFailed } from '../problem.ts';
import { problemReply, sendReply } from './reply.ts';

/**
 * Refuses a request that asks for no path, such as `GET http://[ HTTP/1.1`: Node's parser lets it pass, and Koa throws, or has
 * none, wherever the path is read. So this stands before all who do, the log among them.
 */
export const refuseBadTarget: Middleware = async (ctx, next) => {
  if (hasPath(ctx)) return next();
  const error = { pointer: '', code: 'http', message: 'It asks for no path.' };
  ctx.set('X-Content-Type-Options', 'nosniff');
  sendReply(ctx, problemReply(validationFailed([error]), randomUUID()));
};

function hasPath(ctx: Context): boolean {
  try {
    return typeof ctx.path === 'string';
  } catch {
    return false;
  }
}
