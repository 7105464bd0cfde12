import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Problem, rawReply } from '@bold/sdk/contract';

/** How long a client may take to read the problem and to close its side, in milliseconds. */
const closingMs = 2_000;

/** Writes a problem to a connection that has no response object, and closes the connection. */
export function endWithProblem(socket: Duplex, problem: Problem): void {
  socket.end(rawReply(problem, STATUS_CODES));
  const cut = setTimeout(() => socket.destroy(), closingMs);
  cut.unref();
  socket.once('close', () => clearTimeout(cut));
}
