import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ProblemCode } from '@bold/sdk';
import { Problem, validationFailed } from '../problem.ts';
import { problemReply } from './reply.ts';

/** Requests that Node's own parser refuses never reach Koa; they too are answered from the catalogue. */
export function answerClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const reply = problemReply(refusal(error.code), randomUUID());
    const body = JSON.stringify(reply.body);
    const headers = {
      ...reply.headers,
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(
      `HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status]}\r\n${lines.join('')}\r\n${body}`,
    );
  });
}

function refusal(code: string | undefined): Problem {
  const known: Record<string, ProblemCode> = {
    HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
    ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  };
  const problem = known[code ?? ''];
  if (problem) return new Problem(problem);
  const error = { pointer: '', code: 'http', message: 'It is not well-formed HTTP.' };
  return validationFailed([error]);
}
