import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** The maximum number of requests of a connection that wait for an earlier response. Usually no request waits. */
const waitingMax = 100;

/**
 * Returns a listener that runs the requests of a connection one after another, even pipelined requests. If more than
 * `waitingMax` requests of a connection wait, destroys the connection.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  /** The requests that wait. A connection has an entry while one of its requests runs. */
  const waiting = new WeakMap<Socket, Parameters<RequestListener>[]>();

  function run(...[request, response]: Parameters<RequestListener>): void {
    const { socket } = request;
    response.once('close', () => {
      const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
      if (next) run(...next);
      else waiting.delete(socket);
    });
    listener(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      run(request, response);
    } else if (queue.length < waitingMax) queue.push([request, response]);
    else socket.destroy();
  };
}
