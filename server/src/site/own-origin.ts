import type { Context } from 'koa';

/** The origin under which this request reached us; Koa's own `origin` is the header of that name. */
export function ownOrigin(ctx: Context): string {
  return `${ctx.protocol}://${ctx.host}`;
}
