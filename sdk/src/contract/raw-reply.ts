import type { ProblemCode } from '../generated/problems.ts';
import { Problem, problemReply, validationFailed } from './problem.ts';

/**
 * Returns the problem for an HTTP request that Node's server could not read.
 * @param code Node's error code; an unknown code gives `VALIDATION_FAILED`
 *
 * @example
 * const problem = unreadableRequest('HPE_HEADER_OVERFLOW');
 * console.log(problem.status); // 431
 */
export function unreadableRequest(code = ''): Problem {
  const known: Record<string, ProblemCode> = {
    HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
    ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  };
  const problem = known[code];
  if (problem) return new Problem(problem);
  const error = { pointer: '', code: 'http', message: 'The request is not well-formed HTTP.' };
  return validationFailed([error]);
}

/**
 * Returns a problem as the text of an HTTP/1.1 response, for a connection without a response object. The caller must
 * close the connection.
 * @param reasons the reason phrase of each status
 *
 * @example
 * import { STATUS_CODES, createServer } from 'node:http';
 *
 * createServer().on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
 *   socket.end(rawReply(unreadableRequest(code), STATUS_CODES));
 * });
 */
export function rawReply(problem: Problem, reasons: Record<number, string | undefined>): string {
  const { status, headers, body } = problemReply(problem);
  const text = JSON.stringify(body);
  const lines = Object.entries({
    ...headers,
    'X-Content-Type-Options': 'nosniff',
    'Content-Length': new TextEncoder().encode(text).length,
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${reasons[status] ?? ''}\r\n${lines.join('')}\r\n${text}`;
}
