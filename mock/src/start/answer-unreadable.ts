import { type Server, STATUS_CODES } from 'node:http';
import { Problem, validationFailed } from '@bold/sdk/contract';
import type { ProblemCode } from '@bold/sdk/problems';
import { problemText } from '../http/reply.ts';

const codes: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/**
 * Responds with a problem of the catalogue to input that Node's HTTP parser rejects: no request handler ever sees it.
 */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, headers, body } = problemText(problemFor(error.code));
    const lines = Object.entries({
      ...headers,
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  });
}

function problemFor(code = ''): Problem {
  const known = codes[code];
  if (known) return new Problem(known);
  const error = { pointer: '', code: 'http', message: 'The request is not well-formed HTTP.' };
  return validationFailed([error]);
}
