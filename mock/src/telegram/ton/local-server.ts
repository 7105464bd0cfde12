import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** A server on this machine alone. */
export interface LocalServer {
  /** `http://127.0.0.1:<port>` */
  url: string;
  close: () => Promise<void>;
}

export type Answer = (request: Request, address: URL) => Response | Promise<Response>;

const shared = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
};

/**
 * Answers HTTP on the loopback address, to pages of any origin; port 0 takes a free one. A response
 * may be an endless stream: its cancellation says that the caller went away.
 */
export async function startLocalServer(port: number, answer: Answer): Promise<LocalServer> {
  const server = createServer(async (incoming, outgoing) => {
    const address = new URL(incoming.url ?? '/', 'http://127.0.0.1');
    const response =
      incoming.method === 'OPTIONS'
        ? new Response(null, { status: 204 })
        : await toRequest(incoming, address)
            .then((request) => answer(request, address))
            .catch(failed);
    outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...shared });
    outgoing.flushHeaders();
    if (!response.body) return outgoing.end();
    const body = Readable.fromWeb(response.body as ReadableStream);
    outgoing.on('close', () => body.destroy());
    return body.on('error', () => outgoing.destroy()).pipe(outgoing);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function toRequest(incoming: IncomingMessage, address: URL): Promise<Request> {
  const { method = 'GET' } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  const body = Buffer.concat(await incoming.toArray());
  return new Request(address, { method, headers, body });
}

function failed(error: unknown): Response {
  return Response.json({ ok: false, error: String(error), code: 500 }, { status: 500 });
}
