import { Problem } from '@bold/sdk/contract';
import type { Config } from '../config.ts';
import type { Middleware } from '../context.ts';

/** Throws `NOT_FOUND` for every request. If `webDist` is null, the error for `/` names the setting `WEB_DIST`. */
export function notFound({ webDist }: Pick<Config, 'webDist'>): Middleware {
  return (ctx) => {
    if (ctx.path === '/' && webDist === null) {
      throw new Problem('NOT_FOUND', 'The web app is not served here: WEB_DIST names no folder.');
    }
    if (ctx.path.startsWith('/simulator')) {
      throw new Problem(
        'NOT_FOUND',
        'The simulator is served only with the development token and SIMULATOR_DIST.',
      );
    }
    throw new Problem('NOT_FOUND');
  };
}
