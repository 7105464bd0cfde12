import { ApiProblem, type ProblemBody } from './api-problem.ts';

/**
 * Returns the JSON of a 2xx response.
 * @throws An `ApiProblem` of the kind `problem` if the status is not 2xx and the body is a problem.
 * @throws An `ApiProblem` of the kind `unexpected` if the status is not 2xx and the body is not a problem.
 * @throws An `ApiProblem` of the kind `unexpected` if the status is 2xx and the body is not JSON.
 */
export async function readResponse<Result>(response: Response): Promise<Result> {
  const text = await response.text();
  const body = parse(text);
  if (response.ok && body !== unreadable) return body as Result;
  const isProblem = isProblemBody(body);
  throw new ApiProblem(
    isProblem ? 'problem' : 'unexpected',
    response.status,
    isProblem ? body : {},
    { retryAfterMs: retryAfterMs(response.headers.get('Retry-After'), Date.now()) },
  );
}

/**
 * Returns the milliseconds to wait according to a `Retry-After` header (RFC 9110 §10.2.3), or 0 if the header is
 * missing or unreadable.
 * @param now The time in milliseconds since 1970.
 */
export function retryAfterMs(header: string | null | undefined, now: number): number {
  if (!header) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Math.max(0, ms || 0);
}

const unreadable = Symbol();

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

function isProblemBody(body: unknown): body is ProblemBody {
  return (
    typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
  );
}
