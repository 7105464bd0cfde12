import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { getResponse, type HttpHandler, http } from 'msw';
import { answering, apiPath, type Backend } from './backend.ts';
import { bonus } from './bonus.ts';
import type { Operation } from './contract.ts';
import { countries } from './countries.ts';
import { leaderboard } from './leaderboard.ts';
import { levels } from './levels.ts';
import { payments } from './payments.ts';
import { Problem, problemResponse } from './problem.ts';
import { referrals } from './referrals.ts';
import { route } from './route.ts';
import { taps } from './taps.ts';
import { users } from './users.ts';

const tags = [users, taps, levels, countries, leaderboard, referrals, bonus, payments];

/** Everything under `/api`: the world answers, through the handlers that Orval made of the contract. */
export function apiHandler(backend: Backend): HttpHandler {
  const answer = answering(backend);
  const handlers = tags.flatMap((tag) => tag(answer));
  return http.all('*/api/*', async ({ request }) => {
    const response = await settle(handlers, request);
    backend.onChange();
    return response;
  });
}

async function settle(handlers: HttpHandler[], request: Request): Promise<Response> {
  try {
    const operation = route(request.method, apiPath(request));
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`Nothing answers ${operation.operationId}.`);
    response.headers.set('Cache-Control', cacheControl(operation));
    return response;
  } catch (error) {
    if (error instanceof Problem) return problemResponse(error);
    console.error(error);
    return problemResponse(new Problem('INTERNAL_ERROR'));
  }
}

function cacheControl({ isCacheable }: Operation): string {
  return isCacheable ? `private, max-age=${rules.cache_seconds}` : 'no-store';
}
