import { once } from 'node:events';
import { Agent, request as ask, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as askSecurely, Agent as SecureAgent } from 'node:https';
import { BrokenRule } from '../broken-rule.ts';
import type { HttpResponse, Request } from './response.ts';

const pool = { keepAlive: true, maxSockets: 32 };
const agents = { 'http:': new Agent(pool), 'https:': new SecureAgent(pool) };
const timeoutMs = 60_000;

const mostAttempts = 3;

/**
 * Sends a request to the URL `base` + `request.path`. Repeats the request at most twice if the connection is reset
 * before the server reads the request.
 * @throws `BrokenRule` if no complete response arrives. The timeout is one minute.
 */
export async function send(base: string, request: Request): Promise<HttpResponse> {
  // A server may close an idle connection while the request is on its way, or refuse a large body and close the
  // connection before the client has read the response.
  for (let made = 1; ; made += 1) {
    try {
      return await attempt(base, request);
    } catch (error) {
      if (!(error instanceof ConnectionReset) || made === mostAttempts) throw error;
    }
  }
}

class ConnectionReset extends BrokenRule {}

function attempt(base: string, { method, path, headers, body }: Request): Promise<HttpResponse> {
  const url = new URL(base + path);
  const place = `${method} ${path || url.pathname}`;
  const secure = url.protocol === 'https:';
  const agent = secure ? agents['https:'] : agents['http:'];
  const isSized = body !== undefined && headers['Transfer-Encoding'] === undefined;
  const length = isSized ? { 'Content-Length': String(Buffer.byteLength(body)) } : {};
  return new Promise((resolve, reject) => {
    const outgoing = (secure ? askSecurely : ask)(
      url,
      { method, agent, headers: { ...length, ...headers }, timeout: timeoutMs },
      (incoming) =>
        readResponse(incoming, place).then(resolve, ({ message }: Error) =>
          reject(new BrokenRule(`${place} got an incomplete response: ${message}`)),
        ),
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('no response within a minute')));
    outgoing.on('error', (error) => {
      const code = 'code' in error ? error.code : undefined;
      const isUnread = outgoing.reusedSocket || !outgoing.writableFinished;
      const isConnectionReset = isUnread && (code === 'EPIPE' || code === 'ECONNRESET');
      const sentence = `${place} got no response: ${error.message}`;
      reject(isConnectionReset ? new ConnectionReset(sentence) : new BrokenRule(sentence));
    });
    outgoing.end(body);
  });
}

/**
 * Waits for the whole response to a request that has a connection of its own, and then ends the connection.
 * @throws `BrokenRule` if no complete response arrives.
 */
export async function responseTo(outgoing: ClientRequest, place: string): Promise<HttpResponse> {
  // A server may reset the connection after its response.
  outgoing.on('error', () => undefined);
  try {
    const [incoming] = await once(outgoing, 'response');
    return await readResponse(incoming, place);
  } catch (error) {
    throw new BrokenRule(`${place} got no complete response: ${(error as Error).message}`);
  } finally {
    outgoing.destroy();
  }
}

/** Reads a whole response. Rejects with the network error if the response is incomplete. */
async function readResponse(incoming: IncomingMessage, place: string): Promise<HttpResponse> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const json = parse(text);
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
  );
  const status = incoming.statusCode ?? 0;
  // The code of a referral is no problem code.
  const code = status >= 400 ? codeOf(json) : undefined;
  return { place, status, headers, text, json, code };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf(json: unknown): string | undefined {
  const code = typeof json === 'object' && json !== null && 'code' in json ? json.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
