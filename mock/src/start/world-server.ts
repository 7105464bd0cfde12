import type { IncomingMessage, ServerResponse } from 'node:http';
import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { Problem } from '@bold/sdk/contract';
import { apiReplies, orProblem } from '../api.ts';
import type { Backend } from '../backend.ts';
import { collectBody } from '../http/collect-body.ts';
import { listenLocally } from '../http/listen-locally.ts';
import { createProblemServer } from '../http/problem-server.ts';
import type { TextReply } from '../http/reply.ts';
import type { FetchRequest } from '../http/request-input.ts';
import { serveLive } from '../live/live-server.ts';
import { createBackend, type MockOptions } from '../mock.ts';

/** The maximum time for a whole request to arrive, in milliseconds. */
const timeoutMs = rules.request_timeout_seconds * 1_000;
/** The maximum time for its headers. */
const headersMs = rules.request_headers_timeout_seconds * 1_000;
/** The milliseconds between two checks for requests that are late. Node's default is 30 seconds. */
const checkEveryMs = 1_000;

type WorldServer = {
  /** The base URL, `http://127.0.0.1:<port>`. */
  address: string;
  backend: Backend;
  stop: () => Promise<void>;
};

/**
 * Creates a world, and serves its API and its live connection under `/api` on this machine.
 * @param port 0 for a free port
 * @throws An Error if the port is taken.
 */
export async function startWorldServer(
  port: number,
  options: MockOptions = {},
): Promise<WorldServer> {
  const backend = createBackend(options);
  const reply = apiReplies(backend);
  const replyBelowApi = async (request: FetchRequest) => {
    if (!new URL(request.url).pathname.startsWith('/api/')) throw new Problem('NOT_FOUND');
    return reply(request);
  };
  const timeouts = {
    requestTimeout: timeoutMs,
    headersTimeout: headersMs,
    connectionsCheckingInterval: checkEveryMs,
  };
  const server = createProblemServer(timeouts, (incoming, outgoing) => {
    toRequest(incoming).then(
      async (request) => carry(await orProblem(() => replyBelowApi(request)), outgoing),
      // The body was not received completely, so the client does not wait for a response.
      () => outgoing.destroy(),
    );
  });
  const closeLive = serveLive(server, backend);
  const { url: address, close } = await listenLocally(server, port);
  const stop = () => {
    closeLive();
    return close();
  };
  return { address, backend, stop };
}

async function toRequest(incoming: IncomingMessage): Promise<FetchRequest> {
  const { method = 'GET', url = '/', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await collectBody(incoming, rules.request_body_bytes) : new Uint8Array();
  return {
    method,
    url: urlOf(url, headers.host),
    headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
    arrayBuffer: async () => body,
  };
}

/**
 * Returns the URL of a request. Replaces an invalid `host` by 127.0.0.1.
 * @param target a path or a whole URL
 */
function urlOf(target: string, host = ''): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^\/?/, '/');
  return `http://${URL.parse(`http://${host}`)?.host ?? '127.0.0.1'}${path}`;
}

function carry({ status, headers, body }: TextReply, outgoing: ServerResponse): void {
  if (status === 0) return void outgoing.destroy();
  outgoing.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  outgoing.end(body);
}
