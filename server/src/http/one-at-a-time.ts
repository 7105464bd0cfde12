import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** The maximum number of requests that wait on one connection. */
const waitingMax = 100;

/** Returns a listener that runs the pipelined requests of a connection one after another. */
export function oneAtATime(listener: RequestListener): RequestListener {
  /** The queue of each connection: the requests that wait until the running request of the connection has ended. */
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
