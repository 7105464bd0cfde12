import type { Config } from '../config.ts';
import type { Middleware } from '../context.ts';
import { sendFile } from './send-file.ts';

/** Matches paths that are never pages of the app. Such a path has a reserved first segment or names a file. */
const notPages = /^\/+(api|assets|analytics|docs|simulator|telegram)(\/|$)|\.\w+$/;

/** Serves the built mini app at `/`. Sends `index.html` for every page, because the app's router chooses the page. */
export function webApp({ webDist }: Pick<Config, 'webDist'>): Middleware {
  return async (ctx, next) => {
    if (webDist === null) return next();
    if (await sendFile(ctx, webDist, ctx.path)) return;
    const isPage = !notPages.test(ctx.path) && ctx.accepts('html') !== false;
    if (!isPage || !(await sendFile(ctx, webDist, '/index.html'))) await next();
  };
}
