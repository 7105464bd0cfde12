import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { Problem, problemResponse } from './problem.ts';
import { parseJson } from './read-input.ts';
import { route } from './route.ts';
import { violations } from './violations.ts';

/**
 * An HTTP server that hands what is under `/api` to Prism at `prism`, without the base path that Prism
 * does not know. It refuses what Prism would leave unanswered (malformed bodies) or answer outside of the
 * catalogue (unknown paths and methods, the reasons of a failed validation).
 */
export function prismFront(prism: string): Server {
  return createServer(async (incoming, outgoing) => {
    try {
      const path = pathBehindBase(incoming);
      // A preflight belongs to no operation; Prism allows it.
      if (incoming.method !== 'OPTIONS') route(incoming.method, path.replace(/\?.*/, ''));
      const body = await readBody(incoming);
      const { method = 'GET', headers } = incoming;
      const forwarded = request(new URL(path, prism), { method, headers }, (response) => {
        const problem = violations(response);
        if (problem) {
          response.resume();
          void refuse(outgoing, problem);
          return;
        }
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      forwarded.on('error', () => refuse(outgoing, new Problem('SERVICE_UNAVAILABLE')));
      forwarded.end(body);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refuse(outgoing, error);
    }
  });
}

async function refuse(outgoing: ServerResponse, problem: Problem): Promise<void> {
  const response = problemResponse(problem);
  response.headers.set('Access-Control-Allow-Origin', '*');
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}

function pathBehindBase({ url = '/' }: IncomingMessage): string {
  const path = /^\/api(\/.*)$/.exec(url)?.[1];
  if (path === undefined) throw new Problem('NOT_FOUND', 'The contract is served under /api.');
  return path;
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    // The rest is read and dropped: a client that is still sending would not hear the answer.
    if (size <= rules.request_body_bytes) chunks.push(chunk);
  }
  if (size > rules.request_body_bytes) throw new Problem('PAYLOAD_TOO_LARGE');
  const body = Buffer.concat(chunks);
  const isJson = incoming.headers['content-type']?.includes('json');
  if (isJson && size > 0) parseJson(body);
  return body;
}
