import { createClient } from '@redis/client';
import type { Logger } from 'pino';

const pingEveryMs = 3_000;
/** A ping that takes longer makes Redis count as away. */
const silentMs = 2_000;
/** So long after the last word in either direction the connection is given up and made anew. */
const idleMs = 8_000;

export type Redis = ReturnType<typeof connectRedis>;

/**
 * A connection to the Redis at `url`, made in the background and again whenever it is lost. Commands fail at once
 * meanwhile: nothing waits for Redis. One sentence in the log when it goes, one when it is back.
 */
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
  let isAway = false;
  let isSilent = false;
  let isAsking = false;

  function goAway(err: Error) {
    if (!isAway) log.warn({ err }, 'Redis is away; this server goes on by itself.');
    isAway = true;
  }

  /** While an answer is missing nothing else is said, so that the connection falls idle and ends. */
  async function ping() {
    if (!client.isReady || isAsking) return;
    isAsking = true;
    const alarm = setTimeout(() => {
      isSilent = true;
      goAway(new Error('Redis does not answer.'));
    }, silentMs);
    const wasAnswered = await client.ping().then(
      () => true,
      () => false,
    );
    clearTimeout(alarm);
    isAsking = false;
    if (wasAnswered && isSilent) comeBack();
  }

  function comeBack() {
    if (isAway) log.info('Redis is back.');
    isAway = false;
    isSilent = false;
    for (const listener of listeners) listener();
  }

  client.on('error', goAway);
  client.on('ready', comeBack);
  const pinging = setInterval(ping, pingEveryMs).unref();
  // Only an end of ours rejects: every failure before is tried again.
  client.connect().catch(() => undefined);

  return {
    /** Whether it is worth saying something. */
    get isReady() {
      return client.isReady && !isSilent;
    },
    /** Called each time that Redis answers after it was away; whoever listened to a channel before does so again by then. */
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
