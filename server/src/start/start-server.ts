import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from '../app.ts';
import { createAuthenticate } from '../authentication/authenticate.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Deps } from '../deps.ts';
import { connectionLimits, createHttpServer } from '../http/create-http-server.ts';
import { httpServerStop } from '../http/stop-http-server.ts';
import { runAsLeader } from '../jobs/leader-election.ts';
import { runJobs } from '../jobs/run-jobs.ts';
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
import { joinServers } from './join-servers.ts';
import { wireGateways } from './wire-gateways.ts';

export type RunningServer = { address: string; close(): Promise<void> };

/** Starts the server and returns its URL. `close` ends live connections and gives running requests a grace period. */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const { database, servers, bans, close } = await openParts(config, log);
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  const bot = openBot(config);
  const { db, shards } = database;
  const base = { db, shards, config, log, clock: { now: () => new Date() } };
  const deps: Deps = {
    ...base,
    metrics,
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
  const app = createApp(deps, authenticate, handleUpdate);
  const server = createHttpServer(app.callback(), connectionLimits(config));
  const stopHttp = httpServerStop(server);
  const pipeline = openTapPipeline(deps, servers.publish);
  const live = new LiveGateway(server, deps, authenticate, pipeline, servers.countMessage);
  servers.listen(live);
  bans.onBan((userId) => live.closeBanned(userId));
  database.onBalance((userId) => live.pushBalance(userId));
  try {
    await listen(server, config);
  } catch (error) {
    await close();
    throw error;
  }
  const startJobs = () => runJobs(deps, database.slow, bot, handleUpdate);
  const jobs = config.redisUrl ? runAsLeader(database.connect, startJobs, log) : startJobs();

  return {
    address: addressOf(server),
    async close() {
      const jobsDone = jobs.close();
      const stopped = stopHttp();
      await live.close();
      await pipeline.close();
      await stopped;
      await jobsDone;
      await close();
    },
  };
}

/** Opens the parts of the server that hold connections. If a part cannot be opened, closes the parts before it. */
async function openParts(config: Config, log: Logger) {
  const opened: { close(): Promise<void> }[] = [];
  async function open<Part extends { close(): Promise<void> }>(opening: Promise<Part>) {
    const part = await opening;
    opened.push(part);
    return part;
  }
  async function close() {
    for (const part of opened.toReversed()) await part.close();
  }
  try {
    const database = await open(openDatabase(config, log));
    const servers = await open(joinServers(config, log));
    const bans = await open(watchBans({ shards: database.shards, log }));
    return { database, servers, bans, close };
  } catch (error) {
    await close();
    throw error;
  }
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
