import { ApiProblem, type ProblemBody } from './api-problem.ts';
import { retryAfterMs } from './retry-after.ts';

/**
 * Reads an answer's JSON, `undefined` for an empty body. Anything but a readable 2xx is thrown as an
 * `ApiProblem`: `problem` if its body is one of the contract, else `unexpected`.
 */
export async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  const body = parse(text);
  if (response.ok && body !== unreadable) return body as Answer;
  const isProblem = !response.ok && isProblemBody(body);
  throw new ApiProblem(
    isProblem ? 'problem' : 'unexpected',
    response.status,
    isProblem ? body : {},
    { retryAfterMs: retryAfterMs(response.headers.get('Retry-After'), Date.now()) },
  );
}

const unreadable = Symbol();

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return unreadable;
  }
}

function isProblemBody(body: unknown): body is ProblemBody {
  return (
    typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
  );
}
