import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type MakeLimiter, memoryLimiter } from '../limits/rate-limits.ts';
import { sharedLimiter } from '../limits/shared-limiter.ts';
import { BalanceChannel } from '../redis/balance-channel.ts';
import { MessageChannel } from '../redis/message-channel.ts';

/**
 * The maximum time that `close` waits for the publication of changed balances, in milliseconds. Without publication,
 * another server reads a balance only at the player's next tap or connection.
 */
const shutdownTimeoutMs = 1_000;

type Sockets = {
  pushBalance(userId: number): void;
  pushAll(): Promise<void>;
  chargeMessages(userId: number, messages: number): void;
};

/**
 * The connection to the other servers on the same database. Without `REDIS_URL`, there is no connection and nothing is
 * published.
 */
export type Servers = {
  makeLimiter: MakeLimiter;
  /**
   * Tells `sockets` what other servers publish. `sockets` then pushes changed balances to the players, and counts live
   * messages against the players' rate limits at this server.
   */
  listen(sockets: Sockets): void;
  /** Publishes that the balances of these users have changed at this server. */
  publish(userIds: Iterable<number>): void;
  /**
   * Counts a live message that a player has sent to this server. A moment later, the other servers also count the
   * message against the player's rate limit.
   */
  countMessage(userId: number): void;
  close(): Promise<void>;
};

/**
 * Connects this server to the other servers through the Redis at `REDIS_URL`. While Redis is down, this server works
 * alone.
 */
export async function joinServers(
  { redisUrl, redisPrefix }: Pick<Config, 'redisUrl' | 'redisPrefix'>,
  log: Logger,
): Promise<Servers> {
  if (redisUrl === null) {
    const doNothing = () => undefined;
    return {
      makeLimiter: memoryLimiter,
      listen: doNothing,
      publish: doNothing,
      countMessage: doNothing,
      close: async () => undefined,
    };
  }
  // The Redis client is a quarter of all code that a server loads, so it is loaded only if needed.
  const { connectRedis } = await import('../redis/connect-redis.ts');
  const redis = connectRedis(redisUrl, log);
  let channel: BalanceChannel | undefined;
  let messages: MessageChannel | undefined;
  return {
    makeLimiter: sharedLimiter(redis, redisPrefix),
    listen(sockets) {
      channel = new BalanceChannel(redis, redisPrefix, {
        changed(userIds) {
          for (const userId of userIds) sockets.pushBalance(userId);
        },
        missed: () => void sockets.pushAll(),
      });
      messages = new MessageChannel(redis, redisPrefix, (userId, count) =>
        sockets.chargeMessages(userId, count),
      );
    },
    publish: (userIds) => channel?.publish(userIds),
    countMessage: (userId) => messages?.count(userId),
    async close() {
      await Promise.race([
        channel?.published(),
        delay(shutdownTimeoutMs, undefined, { ref: false }),
      ]);
      redis.close();
    },
  };
}
