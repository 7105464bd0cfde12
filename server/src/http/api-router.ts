import Router from '@koa/router';
import type { Deps } from '../deps.ts';
import { operations } from '../generated/operations.ts';
import { type AnyOperation, answerOperation } from './answer-operation.ts';
import type { Authenticate } from './authenticate.ts';

/** The contract's operations under `/api`: their routes come from the generated table alone. */
export function apiRouter(deps: Deps, authenticate: Authenticate): Router {
  const router = new Router({ prefix: '/api', strict: true, sensitive: true });
  for (const operation of Object.values<AnyOperation>(operations)) {
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
    router.register(path, [operation.method], answerOperation(operation, deps, authenticate));
  }
  return router;
}
