import { randomUUID } from 'node:crypto';
import { problemReply, validationFailed } from '@bold/sdk/contract';
import type { Context, Middleware } from '../context.ts';
import { sendReply } from './reply.ts';

/** Refuses a request target without a path (`GET http://[`). Must run before middleware that reads the path. */
export const refuseBadTarget: Middleware = async (ctx, next) => {
  if (hasPath(ctx)) return next();
  const error = { pointer: '', code: 'http', message: 'The request target has no path.' };
  ctx.set('X-Content-Type-Options', 'nosniff');
  sendReply(ctx, problemReply(validationFailed([error]), randomUUID()));
};

function hasPath(ctx: Context): boolean {
  try {
    // Node's parser accepts a target without a path, but Koa throws.
    return typeof ctx.path === 'string';
  } catch {
    return false;
  }
}
