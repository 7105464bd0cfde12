import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '@bold/sdk/contract';
import { problemReply } from '@bold/sdk/contract';

/** Writes a problem to a bare connection, where there is no response object, and closes it. */
export function endWithProblem(socket: Duplex, problem: Problem): void {
  const reply = problemReply(problem, randomUUID());
  const body = JSON.stringify(reply.body);
  const headers = {
    ...reply.headers,
    'X-Content-Type-Options': 'nosniff',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status]}\r\n${lines.join('')}\r\n${body}`,
  );
}
