import { access } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from '../app.ts';
import { createAuthenticate } from '../authentication/authenticate.ts';
import { type Config, ConfigError } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Deps } from '../deps.ts';
import { connectionLimits, createHttpServer } from '../http/create-http-server.ts';
import { httpServerStop } from '../http/stop-http-server.ts';
import { runAsLeader } from '../jobs/leader-election.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { claimEnvironment } from '../ledger/money-environment.ts';
import { watchClock } from '../ledger/watch-clock.ts';
import { createRateLimits } from '../limits/rate-limits.ts';
import { LiveGateway } from '../live/live-gateway.ts';
import { openTapPipeline } from '../live/tap-pipeline.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { addressNotes } from '../operators/note-address.ts';
import { watchBans } from '../operators/watch-bans.ts';
import { openPrices } from '../payments/prices.ts';
import { handleUpdates } from '../telegram/handle-updates.ts';
import { openBot } from '../telegram/open-bot.ts';
import { shareMessages } from '../telegram/prepare-share-message.ts';
import { createUserLoader } from '../users/user-loader.ts';
import { joinServers } from './join-servers.ts';
import { warnOfGateways, wireGateways } from './wire-gateways.ts';

export type RunningServer = { address: string; close(): Promise<void> };

type Closeable = { close(): Promise<void> };
type Open = <Part extends Closeable>(opening: Promise<Part>) => Promise<Part>;

/**
 * Starts the server, and returns its URL and a function `close` that stops the server. `close` ends live connections,
 * and lets running requests finish within a grace period.
 * @throws If the start fails. The database and the connections to other servers are then closed again.
 */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const opened: Closeable[] = [];
  const open: Open = async (opening) => {
    const part = await opening;
    opened.push(part);
    return part;
  };
  async function closeOpened() {
    for (const part of opened.toReversed()) await part.close();
  }
  try {
    const { address, close } = await start(config, log, open);
    return {
      address,
      async close() {
        await close();
        await closeOpened();
      },
    };
  } catch (error) {
    await closeOpened();
    throw error;
  }
}

/** Starts the server, and opens its parts with `open`. The caller closes these parts in reverse order. */
async function start(config: Config, log: Logger, open: Open): Promise<RunningServer> {
  await requireApp(config);
  warnOfGateways(config, log);
  const database = await open(openDatabase(config, log));
  await claimEnvironment({ db: database.db, config, log });
  const servers = await open(joinServers(config, log));
  const bans = await open(watchBans({ ...database.reserved, log }));
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  const bot = openBot(config);
  const { db, shards, reserved } = database;
  const base = { db, shards, config, log, clock: { now: () => new Date() } };
  const deps: Deps = {
    ...base,
    metrics,
    loadUser: createUserLoader(db),
    prices: openPrices(base),
    rateLimits: createRateLimits(config, metrics, servers.makeLimiter),
    pushBalance(userId) {
      live.pushBalance(userId);
      servers.publish([userId]);
    },
    isBanned: bans.has,
    noteAddress: addressNotes(base),
    gateways: wireGateways(config, bot?.api ?? null),
    prepareShareMessage: shareMessages(bot?.api ?? null),
  };
  const authenticate = createAuthenticate(deps);
  const handleUpdate = bot && handleUpdates(bot, deps);
  const app = createApp(deps, authenticate, handleUpdate, reserved.db);
  const server = createHttpServer(app.callback(), connectionLimits(config));
  const stopHttp = httpServerStop(server);
  const pipeline = openTapPipeline({ ...deps, shards: reserved.shards }, servers.publish);
  const live = new LiveGateway(server, deps, authenticate, pipeline, servers.countMessage);
  servers.listen(live);
  bans.onBan((userId) => {
    authenticate.forget(userId);
    live.closeBanned(userId);
  });
  database.onBalance({
    changed: (userId) => live.pushBalance(userId),
    missed: () => void live.pushAll(),
  });
  await listen(server, config);
  const clockWatch = watchClock({ ...base, db: database.slow.db });
  const startJobs = () => runJobs(deps, database.slow, bot, handleUpdate);
  const jobs = config.redisUrl ? runAsLeader(database.connect, startJobs, log) : startJobs();

  return {
    address: addressOf(server),
    async close() {
      const jobsDone = Promise.all([jobs.close(), clockWatch.close()]);
      const stopped = stopHttp();
      await live.close();
      await pipeline.close();
      await stopped;
      await jobsDone;
    },
  };
}

/** Throws `ConfigError` if the folder of the web app has no page. */
async function requireApp({ webDist }: Config): Promise<void> {
  // `readConfig` does not check this, because commands read the same variables and need no app.
  if (webDist === null) return;
  await access(join(webDist, 'index.html')).catch(() => {
    throw new ConfigError([
      `WEB_DIST must be the folder of the built app, with an index.html (npm run build). There is none in ${webDist}.`,
    ]);
  });
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const message =
        cause.code === 'EADDRINUSE'
          ? `Port ${port} is taken: stop what listens there or set PORT.`
          : `The server cannot listen on ${host}:${port}: ${cause.message}`;
      reject(new Error(message, { cause }));
    });
    server.listen(port, host, resolve);
  });
}

function addressOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
