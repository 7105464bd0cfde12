import type { FieldError } from '@bold/sdk';
import { type ProblemCode, problems } from '@bold/sdk/problems';

/** The members that only some problems have. */
interface ProblemExtras {
  /** The invalid parts of the input; VALIDATION_FAILED alone has them. */
  errors?: FieldError[];
  /** Headers that the code demands, such as Allow. */
  headers?: Record<string, string>;
}

/** An error of the contract's catalogue; thrown anywhere, answered in one place. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, detail?: string, { errors, headers = {} }: ProblemExtras = {}) {
    super(detail ?? problems[code].title);
    this.code = code;
    this.errors = errors;
    this.headers = headers;
  }
}

/** VALIDATION_FAILED with everything that is wrong; the contract bounds the list to 100. */
export function validationFailed(errors: FieldError[]): Problem {
  const places = errors.length === 1 ? 'one place' : `${errors.length} places`;
  const detail = `The request breaks the contract in ${places}.`;
  return new Problem('VALIDATION_FAILED', detail, { errors: errors.slice(0, 100) });
}

/** An answer as any carrier can send it. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The problem as an answer: `application/problem+json` (decisions §3), never cached. */
export function problemReply({ code, message, errors, headers }: Problem): Reply {
  const { title, status } = problems[code];
  const body = {
    type: `/docs/problems#${code.toLowerCase().replaceAll('_', '-')}`,
    title,
    status,
    detail: message,
    code,
    instance: `urn:uuid:${crypto.randomUUID()}`,
    ...(errors && { errors }),
  };
  return {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...headers,
    },
    body: JSON.stringify(body),
  };
}

/** The same as a `Response`; an error of the network for status 0. */
export function toResponse({ body, ...init }: Reply): Response {
  return init.status === 0 ? Response.error() : new Response(body, init);
}
