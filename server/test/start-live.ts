import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { createAuthenticate } from '../src/authentication/authenticate.ts';
import type { Database } from '../src/database/schema.ts';
import type { Deps } from '../src/deps.ts';
import { createHttpServer } from '../src/http/create-http-server.ts';
import { LiveGateway } from '../src/live/live-gateway.ts';
import { openTapPipeline } from '../src/live/tap-pipeline.ts';
import { LiveSocket } from './live-socket.ts';
import { testDeps } from './test-deps.ts';

type Known = { telegramId: number };

/** Starts a real HTTP server for live connections. The clock changes only when a test calls `advance`. */
export async function startLive(db: Kysely<Database>, replaced: Partial<Deps> = {}) {
  const time = { now: new Date('2026-11-20T10:00:00Z') };
  const deps = testDeps(db, {
    clock: { now: () => time.now },
    pushBalance: (userId) => live.pushBalance(userId),
    ...replaced,
  });
  const server = createHttpServer((_request, response) => response.end(), {
    total: 1000,
    perAddress: 1000,
  });
  const pipeline = openTapPipeline(deps);
  const live = new LiveGateway(server, deps, createAuthenticate(deps), pipeline);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    await live.close();
    await pipeline.close();
    server.close();
  });

  const { port } = server.address() as AddressInfo;
  const base = `ws://127.0.0.1:${port}`;
  const address = (initData: string) => `${base}/api/live?tg_auth=${encodeURIComponent(initData)}`;
  return {
    server,
    live,
    pipeline,
    deps,
    base,
    advance: (ms: number) => {
      time.now = new Date(time.now.getTime() + ms);
    },
    /** Opens a socket with any text as init data. Does not wait until the server accepts the socket. */
    tryConnect: (initData: string) => new LiveSocket(address(initData), 0),
    connect: ({ telegramId }: Known) => LiveSocket.open(base, telegramId, time.now),
  };
}
