import { type Operation, operations } from '@bold/sdk/operations';
import Router from '@koa/router';
import type { RoutedMiddleware } from '../context.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from './handler.ts';
import type { Authenticate } from './player.ts';
import { serveOperation } from './serve-operation.ts';

/** Returns the router of all operations of the contract, under `/api`. */
export function apiRouter(handlers: Handlers, deps: Deps, authenticate: Authenticate): Router {
  const router = new Router({ prefix: '/api', strict: true, sensitive: true });
  for (const operation of Object.values<Operation>(operations)) {
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
    const serve = serveOperation(operation, handlers, deps, authenticate);
    router.register(
      path,
      [operation.method],
      isTemplate(operation) ? unlessFixedPath(serve) : serve,
    );
  }
  return router;
}

const isTemplate = ({ path }: Operation) => path.includes('{');
const fixedPaths = new Set(
  Object.values<Operation>(operations)
    .filter((operation) => !isTemplate(operation))
    .map(({ path }) => `/api${path}`),
);

/**
 * Returns a middleware that runs `serve`, unless the request's path is itself a path of the contract. So
 * `/user/profile/me` is not served as `/user/profile/{id}`.
 */
function unlessFixedPath(serve: RoutedMiddleware): RoutedMiddleware {
  return (ctx, next) => (fixedPaths.has(ctx.path) ? next() : serve(ctx, next));
}
