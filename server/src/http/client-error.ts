import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { unreadableRequest } from '@bold/sdk/contract';
import { endWithProblem } from './end-with-problem.ts';

/** Sends a problem for requests that Node's parser refuses, which never reach Koa. */
export function answerClientErrors(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', (request, response) => answers.set(request.socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const answer = answers.get(socket);
    // A second response head must not be written into the middle of a response.
    const isAnswering = answer?.headersSent && !answer.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) socket.destroy();
    else endWithProblem(socket, unreadableRequest(error.code));
  });
}
