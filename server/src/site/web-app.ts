import type { Config } from '../config.ts';
import type { Middleware } from '../context.ts';
import { sendFile } from './send-file.ts';

/**
 * Matches paths that are never pages of the app: paths with certain first segments, and paths that name a file. If no
 * file exists at such a path, the response is 404.
 */
const notPages = /^\/(api|assets|analytics|docs|simulator|telegram)(\/|$)|\.\w+$/;

/**
 * Serves the built mini app at `/`. The path of every page gets `index.html`, because the router in the browser handles
 * these paths.
 */
export function webApp({ webDist }: Pick<Config, 'webDist'>): Middleware {
  return async (ctx, next) => {
    if (webDist === null) return next();
    if (await sendFile(ctx, webDist, ctx.path)) return;
    const isPage = !notPages.test(ctx.path) && ctx.accepts('html') !== false;
    if (!isPage || !(await sendFile(ctx, webDist, '/index.html'))) await next();
  };
}
