import type { Middleware } from '../context.ts';
import { addressGroup, clientAddress } from './client-address.ts';
import type { RateLimits } from './rate-limits.ts';

type Limiting = { config: { trustedProxies: number }; rateLimits: Pick<RateLimits, 'address'> };

/** Limits the requests to `/api` from each IPv4 address and from each IPv6 network (/64). */
export function limitAddress({ config, rateLimits }: Limiting): Middleware {
  return async (ctx, next) => {
    if (ctx.path.startsWith('/api/')) {
      await rateLimits.address(addressGroup(clientAddress(ctx.req, config.trustedProxies)));
    }
    await next();
  };
}
