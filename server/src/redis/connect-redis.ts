import { createClient } from '@redis/client';
import type { Logger } from 'pino';

const pingEveryMs = 3_000;
/** How long a ping waits for its response before Redis counts as down. */
const pingTimeoutMs = 2_000;
/** The time after which a connection is closed and opened again if neither side has sent anything. */
const idleMs = 8_000;

export type Redis = ReturnType<typeof connectRedis>;

/**
 * Connects to the Redis at `url` in the background, and reconnects whenever the connection is lost. While there is no
 * connection, commands fail at once. Logs one line when Redis goes down and one line when it is back.
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
  let isDown = false;
  let isUnresponsive = false;
  let isPingPending = false;

  function markDown(err: Error) {
    if (!isDown) log.warn({ err }, 'Redis is down; this server works alone until it is back.');
    isDown = true;
  }

  /**
   * Pings Redis, but sends no second ping while the first ping has no response. The connection is then idle and is
   * closed after `idleMs`.
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
    if (isDown) log.info('Redis is back.');
    isDown = false;
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
    /** Calls the listener each time Redis becomes reachable, when subscriptions are already restored. */
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
