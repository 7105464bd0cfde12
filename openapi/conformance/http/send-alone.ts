import { type ClientRequest, type OutgoingHttpHeaders, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { HttpResponse } from './response.ts';
import { responseTo } from './send.ts';

const timeoutMs = 55_000;

/**
 * Sends a request on a connection of its own, without the kit's client, and returns the response.
 * @param write a function that sends the body
 * @throws `BrokenRule` if no complete response arrives.
 */
export function sendAlone(
  url: URL,
  head: { method: string; headers: OutgoingHttpHeaders },
  place: string,
  write: (outgoing: ClientRequest) => void,
): Promise<HttpResponse> {
  const options = { ...head, agent: false, timeout: timeoutMs };
  const outgoing = (url.protocol === 'https:' ? requestSecurely : request)(url, options);
  outgoing.on('timeout', () => outgoing.destroy(new Error(`no response in ${timeoutMs / 1000} s`)));
  write(outgoing);
  return responseTo(outgoing, place);
}
