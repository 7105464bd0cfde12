import type { Config } from '../config.ts';
import type { Middleware } from '../context.ts';
import { sendFile } from './send-file.ts';

/**
 * Matches paths that are never pages of the app, by their first segment or because they name a file. If such a path has
 * no file, it gets 404.
 */
const notPages = /^\/(api|assets|analytics|docs|simulator|telegram)(\/|$)|\.\w+$/;

/** Serves the built mini app at `/`. Deep paths get `index.html`, because the router in the browser handles them. */
export function webApp({ webDist }: Pick<Config, 'webDist'>): Middleware {
  return async (ctx, next) => {
    if (webDist === null) return next();
    if (await sendFile(ctx, webDist, ctx.path)) return;
    const isPage = !notPages.test(ctx.path) && ctx.accepts('html') !== false;
    if (!isPage || !(await sendFile(ctx, webDist, '/index.html'))) await next();
  };
}
