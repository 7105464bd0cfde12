import { type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { Problem, parseJson } from '@bold/sdk/contract';
import { collectBody } from '../http/collect-body.ts';
import { createProblemServer } from '../http/problem-server.ts';
import { problemText, type TextReply } from '../http/reply.ts';
import { route } from '../http/route.ts';
import type { Analytics } from './analytics.ts';
import { analyticsBodyBytes } from './analytics-body.ts';
import { readablePath } from './readable-path.ts';
import { violations } from './violations.ts';

/** The maximum time for Prism's response. Some requests with a malformed body get no response from Prism. */
const prismMs = 5_000;

/**
 * Creates an HTTP server in front of Prism. Replaces Prism's errors that differ from the problem catalogue.
 * @param prism Prism's base URL; requests to `/api/<path>` are forwarded to `<prism>/<path>`
 * @param waitMs the maximum time for Prism's response
 */
export function prismFront(prism: string, analytics: Analytics, waitMs = prismMs): Server {
  return createProblemServer({}, async (incoming, outgoing) => {
    try {
      if (incoming.url?.startsWith('/analytics/')) {
        send(outgoing, await askAnalytics(analytics, incoming));
        return;
      }
      const path = pathBehindBase(incoming);
      // A preflight belongs to no operation; Prism allows it.
      if (incoming.method !== 'OPTIONS') route(incoming.method, path.replace(/\?.*/, ''));
      const body = await readBody(incoming);
      const { method = 'GET' } = incoming;
      // Prism's process would end at an Accept that it cannot read. The contract has no operation that reads one.
      const headers = { ...incoming.headers, accept: '*/*' };
      const target = new URL(prism + readablePath(path));
      const forwarded = request(target, { method, headers, timeout: waitMs }, (response) => {
        const problem = violations(response);
        if (problem) {
          response.resume();
          refuse(outgoing, problem);
          return;
        }
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      forwarded.on('timeout', () => forwarded.destroy());
      forwarded.on('error', () => refuse(outgoing, new Problem('SERVICE_UNAVAILABLE')));
      forwarded.end(body);
    } catch (error) {
      if (error instanceof Problem) return refuse(outgoing, error);
      // A client that left in the middle of its body is no fault.
      if (!incoming.errored) console.error(error);
      outgoing.destroy();
    }
  });
}

/**
 * The response to a preflight request for the analytics backend. Prism itself responds to preflight requests for the
 * product API.
 */
const preflight: TextReply = {
  status: 204,
  headers: {
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'TGA-Auth-Token, Content-Type, Content, Content-Encoding',
    'Access-Control-Max-Age': String(rules.cors_preflight_seconds),
  },
  body: '',
};

async function askAnalytics(analytics: Analytics, incoming: IncomingMessage): Promise<TextReply> {
  const { method = 'GET', headers } = incoming;
  const path = incoming.url?.replace(/^\/analytics|\?.*/g, '') ?? '';
  const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'];
  if (isPreflight) return preflight;
  return analytics.respond({
    method,
    path,
    headers,
    body: await collectBody(incoming, analyticsBodyBytes),
  });
}

function refuse(outgoing: ServerResponse, problem: Problem): void {
  send(outgoing, problemText(problem));
}

function send(outgoing: ServerResponse, { status, headers, body }: TextReply): void {
  outgoing.writeHead(status, {
    ...headers,
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
  });
  outgoing.end(body);
}

function pathBehindBase({ url = '/' }: IncomingMessage): string {
  const path = /^\/api(\/.*)$/.exec(url)?.[1];
  if (path === undefined) throw new Problem('NOT_FOUND', 'The contract is served under /api.');
  return path;
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array> {
  const body = await collectBody(incoming, rules.request_body_bytes);
  if (body.length > rules.request_body_bytes) throw new Problem('PAYLOAD_TOO_LARGE');
  const isJson = incoming.headers['content-type']?.includes('json');
  if (isJson && body.length > 0) parseJson(body);
  return body;
}
