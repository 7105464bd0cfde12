import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { unreadableRequest } from '@bold/sdk/contract';
import { endWithProblem } from './end-with-problem.ts';

/**
 * Responds with a `Problem` to each request that Node could not read. If a part of a response is already sent, destroys
 * the connection instead.
 */
export function respondToClientErrors(server: Server): void {
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', (request, response) => responses.set(request.socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const response = responses.get(socket);
    // A second response head must not be written into the middle of a response.
    const isResponding = response?.headersSent && !response.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isResponding) socket.destroy();
    else endWithProblem(socket, unreadableRequest(error.code));
  });
}
