import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Problem, rawReply } from '@bold/sdk/contract';

/** Writes a problem to a bare connection, where there is no response object, and closes it. */
export function endWithProblem(socket: Duplex, problem: Problem): void {
  socket.end(rawReply(problem, STATUS_CODES));
}
