import { setTimeout as delay } from 'node:timers/promises';
import { BrokenRule } from '../broken-rule.ts';
import type { Kit } from '../kit.ts';

/** The time that a request may take in addition to its call of the Bot API. */
const slackMs = 4_000;

/**
 * Checks that the server responds in time although the Bot API does not respond.
 * @param run A function that sends the request. Must make the Bot API wait with its response until `until` resolves.
 * `until` resolves when `run` has ended or its time is over.
 * @throws `BrokenRule` if `run` takes longer than `slackMs` plus the contract's time limit for a call of the Bot API
 */
export async function inGatewayTime(
  kit: Kit,
  run: (until: Promise<unknown>) => Promise<void>,
): Promise<void> {
  const { promise: until, resolve: end } = Promise.withResolvers<void>();
  const limitMs = kit.documents.constant('bot_api_call_ms');
  const over = new AbortController();
  const late = delay(limitMs + slackMs, undefined, { signal: over.signal }).then(() => {
    throw new BrokenRule(
      `The server does not respond ${limitMs} ms after a call of the Bot API that gets no response`,
    );
  });
  try {
    await Promise.race([run(until), late]);
  } finally {
    over.abort();
    end();
  }
}
