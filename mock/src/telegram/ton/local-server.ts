import { createServer, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { HangUp, type LocalServer, listenLocally } from '../../http/listen-locally.ts';

type Respond = (request: Request, address: URL) => Response | Promise<Response>;

const shared = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
};

/**
 * Starts an HTTP server on the loopback address and allows requests from pages of any origin. Cancels the stream of a
 * response when the client disconnects.
 * @param port the port, or 0 for a free port
 * @param respond a function that may throw `HangUp` to close the connection
 */
export function startLocalServer(port: number, respond: Respond): Promise<LocalServer> {
  const server = createServer(async (incoming, outgoing) => {
    const response = await responseTo(incoming, respond).catch(failed);
    if (!response) return outgoing.destroy();
    outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...shared });
    outgoing.flushHeaders();
    if (!response.body) return outgoing.end();
    const body = Readable.fromWeb(response.body as ReadableStream);
    outgoing.on('close', () => body.destroy());
    return body.on('error', () => outgoing.destroy()).pipe(outgoing);
  });
  return listenLocally(server, port);
}

async function responseTo(incoming: IncomingMessage, respond: Respond): Promise<Response> {
  if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 });
  const { url = '/', socket } = incoming;
  const address = URL.parse(url, `http://127.0.0.1:${socket.localPort}`);
  if (!address) {
    const error = `The path ${url} is invalid.`;
    return Response.json({ ok: false, error, code: 400 }, { status: 400 });
  }
  return respond(await toRequest(incoming, address), address);
}

async function toRequest(incoming: IncomingMessage, address: URL): Promise<Request> {
  const { method = 'GET' } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  const body = Buffer.concat(await incoming.toArray());
  return new Request(address, { method, headers, body });
}

function failed(error: unknown): Response | null {
  if (error instanceof HangUp) return null;
  return Response.json({ ok: false, error: String(error), code: 500 }, { status: 500 });
}
