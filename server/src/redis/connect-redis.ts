import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import { errorText } from '../error-text.ts';

const pingEveryMs = 3_000;
/** How long a ping waits for its response before Redis counts as down. */
const pingTimeoutMs = 2_000;
/** A connection is closed and opened again after this time without traffic in either direction. */
const idleMs = 8_000;

export type Redis = ReturnType<typeof connectRedis>;

/** Connects in the background and reconnects after every loss. Commands fail at once while there is no connection. */
export function connectRedis(url: string, log: Logger) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 5_000,
      socketTimeout: idleMs,
      reconnectStrategy: (failures) => Math.min(100 * 2 ** failures, 2_000),
    },
  });
  const listeners: (() => void)[] = [];
  /** The reasons that were logged since Redis went down. Empty while Redis is up. */
  const reasons = new Set<string>();
  let isUnresponsive = false;
  let isPingPending = false;

  function markDown(err: Error) {
    const reason = errorText(err);
    if (reasons.size === 0) {
      log.warn({ err }, 'Redis is down; this server works alone until it is back.');
    } else if (!reasons.has(reason)) {
      log.warn({ err }, 'Redis is still down, for another reason.');
    }
    reasons.add(reason);
  }

  /**
   * Pings Redis if it is connected and no ping is pending. Redis counts as down if it does not respond within
   * `pingTimeoutMs`.
   */
  async function ping() {
    if (!client.isReady || isPingPending) return;
    isPingPending = true;
    const alarm = setTimeout(() => {
      isUnresponsive = true;
      markDown(new Error('Redis does not respond.'));
    }, pingTimeoutMs);
    const hasResponded = await client.ping().then(
      () => true,
      () => false,
    );
    clearTimeout(alarm);
    isPingPending = false;
    if (hasResponded && isUnresponsive) markUp();
  }

  function markUp() {
    if (reasons.size > 0) log.info('Redis is back.');
    reasons.clear();
    isUnresponsive = false;
    for (const listener of listeners) listener();
  }

  client.on('error', markDown);
  client.on('ready', markUp);
  const pinging = setInterval(ping, pingEveryMs).unref();
  // Rejects only after our own `close`: the client retries every earlier failure.
  client.connect().catch(() => undefined);

  return {
    /** True if commands can succeed. */
    get isReady() {
      return client.isReady && !isUnresponsive;
    },
    /** Calls the listener each time Redis becomes reachable. Subscriptions are already restored then. */
    onReady: (listener: () => void) => void listeners.push(listener),
    subscribe: (channel: string, listener: (text: string) => void) =>
      client.subscribe(channel, listener),
    publish: (channel: string, text: string) => client.publish(channel, text),
    eval: client.eval.bind(client),
    close() {
      clearInterval(pinging);
      client.destroy();
    },
  };
}
