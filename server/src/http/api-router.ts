import { type Operation, operations } from '@bold/sdk/operations';
import Router from '@koa/router';
import type { Middleware } from 'koa';
import type { Deps } from '../deps.ts';
import { answerOperation } from './answer-operation.ts';
import type { Authenticate } from './authenticate.ts';

/** The contract's operations under `/api`: their routes come from the generated table alone. */
export function apiRouter(deps: Deps, authenticate: Authenticate): Router {
  const router = new Router({ prefix: '/api', strict: true, sensitive: true });
  for (const operation of Object.values<Operation>(operations)) {
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
    const answer = answerOperation(operation, deps, authenticate);
    router.register(path, [operation.method], isTemplate(operation) ? unlessNamed(answer) : answer);
  }
  return router;
}

const isTemplate = ({ path }: Operation) => path.includes('{');
const named = new Set(
  Object.values<Operation>(operations)
    .filter((operation) => !isTemplate(operation))
    .map(({ path }) => `/api${path}`),
);

/** A path that the contract names is that path whatever the method: `/user/profile/me` is nobody's profile. */
function unlessNamed(answer: Middleware): Middleware {
  return (ctx, next) => (named.has(ctx.path) ? next() : answer(ctx, next));
}
