/**
 * Generated from the contract, never edited.
 */
import type { FieldError } from './fieldError.ts';
import type { ProblemCode } from './problemCode.ts';

/**
 * The body of every 4xx and 5xx response of the server's own code (RFC 9457). Clients decide by `code`; the texts are for logs, not for players.
 */
export interface Problem {
  /** The URL of the code's documentation, `/docs/problems#` followed by the code in lower case with hyphens. */
  type: string;
  /** The title of the code in the problem catalogue. */
  title: string;
  /**
     * The HTTP status of the response.
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /** The cause of this occurrence. */
  detail: string;
  code: ProblemCode;
  /** The request's id in the server's log. */
  instance: string;
  /**
     * The errors of the request, at least one for each wrong place. Present with VALIDATION_FAILED.
     * @minItems 1
     * @maxItems 100
     */
  errors?: FieldError[];
}
