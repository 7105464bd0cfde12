import { createClient, ErrorReply } from '@redis/client';
import type { Logger } from 'pino';
import { errorText } from '../error-text.ts';

const probeEveryMs = 3_000;
/** How long a probe waits for its response before Redis counts as down. */
const probeTimeoutMs = 2_000;
/** How many probes in a row must succeed after a refused command. A Redis that is nearly full refuses only some. */
const calmProbes = 3;
const probeSeconds = 60;
/** A connection is closed and opened again after this time without traffic in either direction. */
const idleMs = 8_000;

const pauseAfter = (failures: number) => Math.min(100 * 2 ** failures, 2_000);

export type Redis = ReturnType<typeof connectRedis>;

/**
 * Connects in the background and reconnects after every loss. Commands fail at once while there is no connection.
 * @param prefix The key `<prefix>:probe` is written to see if Redis accepts writes.
 */
export function connectRedis(url: string, prefix: string, log: Logger) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 5_000, socketTimeout: idleMs, reconnectStrategy: pauseAfter },
  });
  const listeners: (() => void)[] = [];
  /** The reasons that were logged since Redis went down. Empty while Redis is up. */
  const reasons = new Set<string>();
  /** True from the first response to a probe until the connection, its responses or the primary is lost. */
  let isOpen = false;
  let isProbing = false;
  let probesUntilBack = 0;
  /** The commands whose last reply on this connection was an error. */
  const refused = new Set<string>();
  /** The connections in a row that led to a replica. */
  let replicas = 0;
  let moving: NodeJS.Timeout | undefined;

  function markDown(err: Error) {
    const reason = errorText(err);
    if (reasons.size === 0) {
      log.warn({ err }, 'Redis is down; this server works alone until it is back.');
    } else if (!reasons.has(reason)) {
      log.warn({ err }, 'Redis is still down, for another reason.');
    }
    reasons.add(reason);
  }

  function open() {
    if (isOpen) return;
    isOpen = true;
    for (const listener of listeners) listener();
  }

  function markClosed() {
    isOpen = false;
    cancelMove();
  }

  function cancelMove() {
    clearTimeout(moving);
    moving = undefined;
  }

  /**
   * Writes a key if Redis is connected and no probe is pending: a Redis that responds may refuse every write. Redis
   * counts as down if it does not respond within `probeTimeoutMs`.
   * @returns True if Redis has accepted the write.
   */
  async function probe(): Promise<boolean> {
    if (!client.isReady || isProbing) return false;
    isProbing = true;
    // Two timers: when a busy process comes to a late one, a response may wait that it has not read yet.
    let alarm = setTimeout(() => {
      alarm = setTimeout(() => {
        markClosed();
        markDown(new Error('Redis does not respond.'));
      }, probeTimeoutMs / 2);
    }, probeTimeoutMs / 2);
    const expiration = { type: 'EX', value: probeSeconds } as const;
    const failure = await client.set(`${prefix}:probe`, '', { expiration }).then(
      () => undefined,
      (error: unknown) => error,
    );
    clearTimeout(alarm);
    isProbing = false;
    if (failure === undefined) markAccepted();
    else if (failure instanceof ErrorReply) markRefused(failure);
    return failure === undefined;
  }

  function markAccepted() {
    cancelMove();
    replicas = 0;
    probesUntilBack = Math.max(0, probesUntilBack - 1);
    if (probesUntilBack === 0 && refused.size === 0 && reasons.size > 0) {
      log.info('Redis is back.');
      reasons.clear();
    }
    open();
  }

  function markRefused(error: ErrorReply) {
    probesUntilBack = calmProbes;
    markDown(error);
    // Other refusals, such as that of a full Redis, do not concern messages between servers.
    if (error.message.startsWith('READONLY')) leaveReplica();
    else open();
  }

  /** Connects again after a pause, because the host's name may by now belong to the new primary. */
  function leaveReplica() {
    isOpen = false;
    if (moving) return;
    moving = setTimeout(() => {
      cancelMove();
      client.destroy();
      connect();
    }, pauseAfter(replicas)).unref();
    replicas += 1;
  }

  function connect() {
    // Rejects only after our own `destroy`: the client retries every earlier failure.
    client.connect().catch(() => undefined);
  }

  /** Waits for the reply to a command. A refusal is logged, because its caller goes on without Redis. */
  async function watch<Reply>(command: string, reply: Promise<Reply>): Promise<Reply> {
    try {
      const received = await reply;
      refused.delete(command);
      return received;
    } catch (error) {
      if (error instanceof ErrorReply) void explain(command, error);
      throw error;
    }
  }

  /** Finds out by a probe whether Redis refuses all writes. Otherwise logs the error of the one command. */
  async function explain(command: string, error: ErrorReply) {
    refused.add(command);
    probesUntilBack = calmProbes;
    if (await probe()) markDown(error);
  }

  client.on('error', (error: Error) => {
    markClosed();
    markDown(error);
  });
  client.on('ready', () => {
    markClosed();
    probesUntilBack = 0;
    refused.clear();
    void probe();
  });
  const probing = setInterval(probe, probeEveryMs).unref();
  connect();

  return {
    /** True if commands can succeed. */
    get isReady() {
      return client.isReady && isOpen;
    },
    /** Calls the listener each time Redis becomes reachable. Subscriptions are already restored then. */
    onReady: (listener: () => void) => void listeners.push(listener),
    subscribe: (channel: string, listener: (text: string) => void) =>
      watch(`subscribe ${channel}`, client.subscribe(channel, listener)),
    publish: (channel: string, text: string) =>
      watch(`publish ${channel}`, client.publish(channel, text)),
    eval: (...script: Parameters<typeof client.eval>) => watch('eval', client.eval(...script)),
    close() {
      clearInterval(probing);
      cancelMove();
      client.destroy();
    },
  };
}
