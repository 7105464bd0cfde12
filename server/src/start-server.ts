import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import type { Deps } from './deps.ts';
import { createAuthenticate } from './http/authenticate.ts';
import { answerClientErrors } from './http/client-error.ts';
import { forgetOldAnswers } from './http/idempotency-repository.ts';
import { attachLive } from './live/attach-live.ts';

export type RunningServer = { address: string; close(): Promise<void> };

/**
 * Opens the database, listens, and answers the address. `close` takes no new connections, ends the
 * live ones, lets running requests finish for some seconds and closes the database last.
 */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const database = await openDatabase(config, log);
  const deps: Deps = {
    db: database.db,
    config,
    log,
    clock: { now: () => new Date() },
    pushBalance: (userId) => live.pushBalance(userId),
  };
  const authenticate = createAuthenticate(deps);
  // Without a Host header Node would answer an empty 400 of its own.
  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 10_000, requireHostHeader: false },
    createApp(deps, authenticate).callback(),
  );
  answerClientErrors(server);
  const live = attachLive(server, deps, authenticate);
  try {
    await listen(server, config);
  } catch (error) {
    await database.close();
    throw error;
  }
  const cleaning = setInterval(() => {
    forgetOldAnswers(deps).catch((err) => log.warn({ err }, 'old answers could not be dropped'));
  }, 3_600_000);

  return {
    address: addressOf(server),
    async close() {
      clearInterval(cleaning);
      const closed = new Promise((resolve) => server.close(resolve));
      await live.close();
      const patience = setTimeout(() => server.closeAllConnections(), 5_000);
      await closed;
      clearTimeout(patience);
      await database.close();
    },
  };
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const sentence =
        cause.code === 'EADDRINUSE'
          ? `Port ${port} is taken: stop what listens there or set PORT.`
          : `The server cannot listen on ${host}:${port}: ${cause.message}`;
      reject(new Error(sentence, { cause }));
    });
    server.listen(port, host, resolve);
  });
}

function addressOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
