import { setTimeout as delay } from 'node:timers/promises';
import { BrokenRule } from '../broken-rule.ts';
import type { HttpResponse } from '../http/response.ts';
import type { Kit } from '../kit.ts';

/** The time that a request may take in addition to its call of the Bot API. */
const slackMs = 4_000;

/**
 * Sends a request and returns the response, which must come in time although the Bot API does not respond.
 * @param request A function that sends only this request. Must make the Bot API wait with its response until `until`
 * resolves. `until` resolves when the response has come or its time is over.
 * @throws `BrokenRule` if the response takes longer than `slackMs` plus the contract's time limit for a call of the Bot
 * API.
 */
export async function inGatewayTime(
  kit: Kit,
  request: (until: Promise<unknown>) => Promise<HttpResponse>,
): Promise<HttpResponse> {
  const { promise: until, resolve: end } = Promise.withResolvers<void>();
  const limitMs = kit.documents.constant('bot_api_call_ms');
  const over = new AbortController();
  const late = delay(limitMs + slackMs, undefined, { signal: over.signal }).then((): never => {
    throw new BrokenRule(
      `The server does not respond ${limitMs} ms after a call of the Bot API that gets no response`,
    );
  });
  try {
    return await Promise.race([request(until), late]);
  } finally {
    over.abort();
    end();
  }
}
