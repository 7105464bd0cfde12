/**
 * Generated from the contract, never edited.
 */
import type { FieldError } from './fieldError.ts';
import type { ProblemCode } from './problemCode.ts';

/**
 * Every 4xx and 5xx answer (RFC 9457). Decide by `code`; the texts are for people who read logs, a player never sees them.
 */
export interface Problem {
  /** Where the code is explained, `/docs/problems#` followed by the code in lower case with hyphens. */
  type: string;
  /** The code's short text, always the same for the same code. */
  title: string;
  /**
     * The HTTP status of the answer.
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /** What happened this time. */
  detail: string;
  code: ProblemCode;
  /** The request's id, as the server's log has it. */
  instance: string;
  /**
     * What is wrong with the request, part by part. Present with VALIDATION_FAILED.
     * @minItems 1
     * @maxItems 100
     */
  errors?: FieldError[];
}
