import type { Context } from 'koa';

/** Returns the origin of this server as the request used it; Koa's own `origin` is the header of that name. */
export function ownOrigin(ctx: Context): string {
  return `${ctx.protocol}://${ctx.host}`;
}
