import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { getResponse, type HttpHandler, http } from 'msw';
import { type Answers, answering, apiPath, type Backend } from './backend.ts';
import { bonus } from './bonus.ts';
import type { Operation } from './contract.ts';
import { countries } from './countries.ts';
import { drawFault, networkFailure, pause } from './faults.ts';
import { leaderboard } from './leaderboard.ts';
import { levels } from './levels.ts';
import { payments } from './payments.ts';
import { Problem, problemReply, problemResponse, type Reply } from './problem.ts';
import { provokedProblem } from './provoked-problem.ts';
import type { Asked } from './read-input.ts';
import { referrals } from './referrals.ts';
import { route } from './route.ts';
import { taps } from './taps.ts';
import { users } from './users.ts';

const tags = [users, taps, levels, countries, leaderboard, referrals, bonus, payments];

/** How answers travel. */
interface Carrier<R extends { status: number }> {
  /** Lets an operation answer the request. */
  answer: (operation: Operation) => Promise<R>;
  refuse: (problem: Problem) => R;
  /** What stands for a network that fails. */
  failure: R;
}

/** Everything under `/api`, for MSW to carry: the world answers through the handlers that Orval made of the contract. */
export function apiHandler(backend: Backend): HttpHandler {
  const handlers = new Map(
    tags.flatMap((tag) => tag(answering(backend))).map((handler) => [nameOf(handler), handler]),
  );
  return http.all('*/api/*', ({ request }) =>
    settle(backend, request, {
      answer: async (operation) => {
        const handler = handlers.get(addressOf(operation));
        const response = handler && (await getResponse([handler], request));
        if (!response) throw new Error(`Nothing answers ${operation.operationId}.`);
        response.headers.set('Cache-Control', cacheControl(operation));
        return response;
      },
      refuse: problemResponse,
      failure: Response.error(),
    }),
  );
}

/** Everything under `/api`, for plain HTTP: the same operations without MSW around them. Status 0 stands for a network that fails. */
export function apiReplies(backend: Backend): (asked: Asked) => Promise<Reply> {
  const resolvers = new Map<string, (info: { request: Asked }) => Promise<unknown>>();
  const answer = answering(backend);
  const collect: Answers = (operationId, handler) => {
    const resolver = answer(operationId, handler);
    resolvers.set(operationId, resolver);
    return resolver;
  };
  for (const tag of tags) tag(collect);
  return (asked) =>
    settle(backend, asked, {
      answer: async (operation) => ({
        status: 200,
        headers: { 'Content-Type': 'application/json', 'Cache-Control': cacheControl(operation) },
        body: JSON.stringify(await resolvers.get(operation.operationId)?.({ request: asked })),
      }),
      refuse: problemReply,
      failure: { status: 0, headers: {}, body: '' },
    });
}

async function settle<R extends { status: number }>(
  backend: Backend,
  asked: Asked,
  carrier: Carrier<R>,
): Promise<R> {
  const begun = performance.now();
  const { method, url } = asked;
  const path = apiPath(asked);
  let operationId: string | null = null;
  const reply = await orRefusal(carrier, () => {
    const operation = route(method, path);
    operationId = operation.operationId;
    return answerUnder(backend, operation, carrier);
  });
  backend.onChange();
  backend.onCall({
    operationId,
    method,
    path: path + new URL(url).search,
    status: reply.status,
    ms: performance.now() - begun,
  });
  return reply;
}

/** Answers under the backend's conditions. Throws the `Problem` that the operation is refused with. */
async function answerUnder<R extends { status: number }>(
  { conditions, holds }: Backend,
  operation: Operation,
  carrier: Carrier<R>,
): Promise<R> {
  const { latencyMs } = conditions.controls;
  if (latencyMs > 0) await pause(latencyMs);
  await holds.pass(operation.operationId);
  const fault = drawFault(conditions, operation.operationId);
  if (fault === networkFailure) return carrier.failure;
  if (fault) throw provokedProblem(fault);
  return carrier.answer(operation);
}

async function orRefusal<R extends { status: number }>(
  { refuse }: Carrier<R>,
  work: () => Promise<R>,
): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) return refuse(error);
    console.error(error);
    return refuse(new Problem('INTERNAL_ERROR'));
  }
}

/** Under which address MSW knows an operation. */
function addressOf({ method, segments }: Operation): string {
  const path = segments.map((segment) => segment.replace(/^\{(.*)\}$/, ':$1'));
  return `${method} */${path.join('/')}`;
}

function nameOf({ info }: HttpHandler): string {
  return `${info.method} ${info.path}`;
}

function cacheControl({ isCacheable }: Operation): string {
  return isCacheable ? `private, max-age=${rules.cache_seconds}` : 'no-store';
}
