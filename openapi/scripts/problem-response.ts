import { STATUS_CODES } from 'node:http';
import type { CatalogueProblem, Header, Response } from './document.ts';

const retryStatuses = new Set([429, 503]);

/** Returns the `type` of a problem: `/docs/problems#display-name-taken` for `DISPLAY_NAME_TAKEN`. */
export function problemType(code: string): string {
  return `/docs/problems#${code.toLowerCase().replaceAll('_', '-')}`;
}

export function problemExample(code: string, problem: CatalogueProblem) {
  return {
    type: problemType(code),
    title: problem.title,
    status: problem.status,
    detail: problem.detail ?? problem.title,
    code,
    instance: 'urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52',
    ...(problem.errors && { errors: problem.errors }),
  };
}

/** Returns the documented response of a status, with one example per problem code. */
export function problemResponse(
  status: number,
  problems: readonly (readonly [string, CatalogueProblem])[],
): Response {
  const headers: Record<string, Header> = {
    'Cache-Control': { $ref: '#/components/headers/CacheControlNoStore' },
    'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  };
  if (status === 401)
    headers['WWW-Authenticate'] = { $ref: '#/components/headers/WwwAuthenticate' };
  if (retryStatuses.has(status))
    headers['Retry-After'] = { $ref: '#/components/headers/RetryAfter' };
  const list = problems.map(([code, { title }]) => `\`${code}\`: ${title}.`);
  const examples = problems.map(([code, problem]) => [
    code,
    { summary: problem.title, value: problemExample(code, problem) },
  ]);
  return {
    description: `${STATUS_CODES[status]}. ${list.join(' ')}`,
    headers,
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(examples),
      },
    },
  };
}
