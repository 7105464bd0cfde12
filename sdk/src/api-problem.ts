import type { FieldError, Problem, ProblemCode } from './generated/model/index.ts';

/** The fields of a problem+json body (RFC 9457) that this client reads. */
export type ProblemBody = Pick<Problem, 'code' | 'detail' | 'instance' | 'errors'>;

/**
 * The kind of a failure:
 * - `problem`: a problem of the contract
 * - `unexpected`: a response that the client cannot use, such as an error page of a proxy
 * - `network` and `timeout`: no complete response arrived
 */
export type ProblemKind = 'problem' | 'unexpected' | 'network' | 'timeout';

/**
 * Thrown when a call fails. A cancelled call throws the reason of its signal instead.
 *
 * @example
 * try {
 *   await startBonus();
 * } catch (error) {
 *   if (!(error instanceof ApiProblem)) throw error;
 *   console.log(error.code === 'BONUS_ALREADY_TAKEN' ? 'You have the gift.' : error.message);
 * }
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly kind: ProblemKind;
  /** The HTTP status of the response, or 0 if no complete response arrived. */
  readonly status: number;
  /** The code of the problem. Set only if `kind` is `problem`. */
  readonly code: ProblemCode | undefined;
  readonly detail: string | undefined;
  /** The request's id, for a report to the server's operator. */
  readonly instance: string | undefined;
  readonly errors: readonly FieldError[];
  /** The pause that the header `Retry-After` requests, in milliseconds. 0 if the header is missing or unreadable. */
  readonly retryAfterMs: number;

  constructor(
    kind: ProblemKind,
    status: number,
    body: Partial<ProblemBody>,
    { retryAfterMs = 0, ...options }: { cause?: unknown; retryAfterMs?: number } = {},
  ) {
    super(body.detail ?? `${kind} ${status}`, options);
    this.kind = kind;
    this.status = status;
    this.code = body.code;
    this.detail = body.detail;
    this.instance = body.instance;
    this.errors = body.errors ?? [];
    this.retryAfterMs = retryAfterMs;
  }
}
