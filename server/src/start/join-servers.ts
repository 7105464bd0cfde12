import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type MakeLimiter, memoryLimiter } from '../limits/rate-limits.ts';
import { sharedLimiter } from '../limits/shared-limiter.ts';
import { BalanceChannel } from '../redis/balance-channel.ts';
import { MessageChannel } from '../redis/message-channel.ts';

/** The maximum time that `close` waits for the publication of changed balances. */
const shutdownTimeoutMs = 1_000;

type Sockets = {
  pushBalance(userId: number): void;
  pushAll(): Promise<void>;
  chargeMessages(userId: number, messages: number): void;
};

/** The connection to the other servers on the same database. Without `REDIS_URL`, nothing is published. */
export type Servers = {
  makeLimiter: MakeLimiter;
  /** Tells `sockets` which balances changed at other servers, and how many live messages each player sent there. */
  listen(sockets: Sockets): void;
  /** Publishes that the balances of these users have changed at this server. */
  publish(userIds: Iterable<number>): void;
  /** Counts a live message against the player's rate limit at the other servers. */
  countMessage(userId: number): void;
  close(): Promise<void>;
};

/** Connects to the other servers through Redis. While Redis is down, this server works alone. */
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
  const redis = connectRedis(redisUrl, redisPrefix, log);
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
