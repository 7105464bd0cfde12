import type { Middleware } from 'koa';
import type { Deps } from '../deps.ts';
import { addressGroup, clientAddress } from './client-address.ts';

/** Limits the requests to `/api` per address, before any other work is done. */
export function limitAddress({
  config,
  rateLimits,
}: Pick<Deps, 'config' | 'rateLimits'>): Middleware {
  return async (ctx, next) => {
    if (ctx.path.startsWith('/api/')) {
      await rateLimits.address(addressGroup(clientAddress(ctx.req, config.trustedProxies)));
    }
    await next();
  };
}
