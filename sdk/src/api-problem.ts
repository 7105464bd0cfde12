import type { FieldError, Problem, ProblemCode } from './generated/model/index.ts';

/** A problem+json body (RFC 9457), as far as this client reads it. */
export type ProblemBody = Pick<Problem, 'code' | 'detail' | 'instance' | 'errors'>;

/**
 * How a call failed: `problem` is an answer of the contract's catalogue, `unexpected` any other one
 * (a proxy's page, an unreadable body), `network` and `timeout` mean that no response arrived.
 */
export type ProblemKind = 'problem' | 'unexpected' | 'network' | 'timeout';

/**
 * The one error that a call throws, except for the reason of a signal that cancelled it. `code` is
 * set exactly when `kind` is `problem`; `status` is 0 when no response arrived.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly kind: ProblemKind;
  readonly status: number;
  readonly code: ProblemCode | undefined;
  readonly detail: string | undefined;
  /** The request's id, for a report to the server's operator. */
  readonly instance: string | undefined;
  readonly errors: readonly FieldError[];
  /** The pause that the answer's `Retry-After` asks for, 0 if none. */
  readonly retryAfterMs: number;

  constructor(
    kind: ProblemKind,
    status: number,
    body: Partial<ProblemBody>,
    { retryAfterMs = 0, ...options }: ErrorOptions & { retryAfterMs?: number } = {},
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
