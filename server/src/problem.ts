import type { FieldError, ProblemCode } from '@bold/sdk';
import { problems } from '@bold/sdk/problems';

type ProblemOptions = ErrorOptions & {
  /** The errors of a request, each with its place; for validation only. */
  errors?: FieldError[];
  /** Headers of the response, such as `Allow`. */
  headers?: Record<string, string>;
};

/**
 * An expected refusal. Status and title come from the contract's catalogue (decisions §3); the error boundary sends it
 * as `application/problem+json`.
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, detail?: string, options: ProblemOptions = {}) {
    super(detail ?? problems[code].title, options);
    this.name = 'Problem';
    this.code = code;
    this.status = problems[code].status;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }
}

/** Returns the refusal that lists every error of a request. */
export function validationFailed(errors: FieldError[]): Problem {
  const places = errors.length === 1 ? 'one place' : `${errors.length} places`;
  return new Problem('VALIDATION_FAILED', `The request breaks the contract in ${places}.`, {
    errors,
  });
}
