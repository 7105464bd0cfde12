import { type ClientRequest, type OutgoingHttpHeaders, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { HttpResponse } from './response.ts';
import { responseTo } from './send.ts';

/** The maximum time for a whole response, in milliseconds. */
export const aloneMs = 55_000;

/**
 * Sends a request on a connection of its own, without the kit's client, and returns the response.
 * @param write a function that sends the body
 * @throws `BrokenRule` if no complete response arrives within 55 s.
 */
export async function sendAlone(
  url: URL,
  head: { method: string; headers: OutgoingHttpHeaders },
  place: string,
  write: (outgoing: ClientRequest) => void,
): Promise<HttpResponse> {
  const options = { ...head, agent: false };
  const outgoing = (url.protocol === 'https:' ? requestSecurely : request)(url, options);
  const late = new Error(`no response in ${aloneMs / 1000} s`);
  const timer = setTimeout(() => outgoing.destroy(late), aloneMs);
  try {
    write(outgoing);
    return await responseTo(outgoing, place);
  } finally {
    clearTimeout(timer);
  }
}
