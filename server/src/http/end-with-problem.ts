import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Problem, rawReply } from '@bold/sdk/contract';

/** The time in milliseconds that a client has to read the response and to close the connection. */
const closingMs = 2_000;

/** Sends a `Problem` over a connection that has no response object, then closes the connection. */
export function endWithProblem(socket: Duplex, problem: Problem): void {
  socket.end(rawReply(problem, STATUS_CODES));
  const cut = setTimeout(() => socket.destroy(), closingMs);
  cut.unref();
  socket.once('close', () => clearTimeout(cut));
}
