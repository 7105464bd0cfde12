import type { Middleware } from 'koa';
import type { Config } from '../config.ts';
import { sendFile } from './send-file.ts';

/** Paths that are never pages of the app, by their first word or as files: a missing one must not answer its page. */
const notPages = /^\/(api|assets|analytics|docs|simulator|telegram)(\/|$)|\.\w+$/;

/** `/`: the built mini app. Its deep paths fall back to `index.html`: the router in the browser knows them. */
export function webApp({ webDist }: Pick<Config, 'webDist'>): Middleware {
  return async (ctx, next) => {
    if (webDist === null) return next();
    if (await sendFile(ctx, webDist, ctx.path)) return;
    const isPage = !notPages.test(ctx.path) && ctx.accepts('html') !== false;
    if (!isPage || !(await sendFile(ctx, webDist, '/index.html'))) await next();
  };
}
