import type { Kysely } from 'kysely';
import { readConfig } from '../src/config.ts';
import type { Database } from '../src/database/schema.ts';
import { shardsOf } from '../src/database/shards.ts';
import type { Deps } from '../src/deps.ts';
import { createRateLimits } from '../src/limits/rate-limits.ts';
import { createMetrics } from '../src/metrics/metrics.ts';
import { openPrices } from '../src/payments/prices.ts';
import { shareMessages } from '../src/telegram/prepare-share-message.ts';
import { createUserLoader } from '../src/users/user-loader.ts';
import { watchedLog } from './watched-log.ts';

/** Returns the dependencies of handlers and of the live connection. All except `db` and `replaced` are defaults. */
export function testDeps(db: Kysely<Database>, replaced: Partial<Deps> = {}): Deps {
  const { config = readConfig({}), clock = { now: () => new Date('2026-11-20T10:00:00Z') } } =
    replaced;
  const metrics = createMetrics();
  return {
    db,
    shards: shardsOf([db]),
    config,
    metrics,
    loadUser: createUserLoader(db),
    prices: openPrices({ db, clock }),
    rateLimits: createRateLimits(config, metrics),
    clock,
    log: watchedLog(),
    pushBalance: () => undefined,
    isBanned: () => false,
    noteAddress: () => undefined,
    gateways: {},
    prepareShareMessage: shareMessages(null),
    ...replaced,
  };
}
