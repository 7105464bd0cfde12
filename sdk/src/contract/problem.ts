import { retryAfterSeconds } from '../generated/limits.ts';
import type { FieldError } from '../generated/model/index.ts';
import { type ProblemCode, problems } from '../generated/problems.ts';

type ProblemOptions = {
  cause?: unknown;
  /** The errors of an invalid request. Only `VALIDATION_FAILED` has this field. */
  errors?: FieldError[];
  /** Headers of the response, such as `Allow`. */
  headers?: Record<string, string>;
  /**
   * The UUID of the refused request. A response that is repeated for the same `Idempotency-Key` still contains the UUID
   * of the first request.
   */
  requestId?: string;
};

/**
 * An expected error that handlers throw. The contract's catalogue defines its status and title (decisions §3).
 *
 * @example
 * throw new Problem('BONUS_ALREADY_TAKEN');
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;
  readonly requestId: string;

  constructor(code: ProblemCode, detail?: string, options: ProblemOptions = {}) {
    super(detail ?? problems[code].title, options);
    this.name = 'Problem';
    this.code = code;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
    this.requestId = options.requestId ?? crypto.randomUUID();
  }

  get status(): number {
    return problems[this.code].status;
  }
}

const maxErrors = 100;

/**
 * Returns the problem `VALIDATION_FAILED` with the first 100 errors, the contract's maximum. The `detail` contains the
 * number of invalid places; several errors in one place count once.
 *
 * @example
 * throw validationFailed([{ pointer: '/body/code', code: 'unknown', message: 'No player has this code.' }]);
 */
export function validationFailed(errors: FieldError[]): Problem {
  const { size } = new Set(errors.map(({ pointer }) => pointer));
  const places = size === 1 ? 'one place' : `${size} places`;
  return new Problem('VALIDATION_FAILED', `The request breaks the contract in ${places}.`, {
    errors: errors.slice(0, maxErrors),
  });
}

/** The status, headers and body of a response. */
export type Reply = {
  status: number;
  headers: Record<string, string>;
  body: unknown;
};

/**
 * Converts a problem to a response (RFC 9457, decisions §3). The response contains `requestId` in `instance` and in the
 * header `X-Request-Id`.
 * @param requestId the UUID of the request in the log
 *
 * @example
 * const { status, headers, body } = problemReply(new Problem('USER_NOT_FOUND'));
 * const response = new Response(JSON.stringify(body), { status, headers });
 */
export function problemReply(problem: Problem, requestId: string = problem.requestId): Reply {
  const { code, status, message: detail, errors, headers } = problem;
  return {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      'X-Request-Id': requestId,
      ...(status === 401 && { 'WWW-Authenticate': 'tma' }),
      ...(status === 503 && { 'Retry-After': String(retryAfterSeconds) }),
      ...headers,
    },
    body: {
      type: `/docs/problems#${code.toLowerCase().replaceAll('_', '-')}`,
      title: problems[code].title,
      status,
      detail,
      code,
      instance: `urn:uuid:${requestId}`,
      ...(errors && { errors }),
    },
  };
}
