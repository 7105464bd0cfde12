import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createApp } from '../src/app.ts';
import { createAuthenticate } from '../src/authentication/authenticate.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { Deps } from '../src/deps.ts';
import {
  connectionLimits,
  createHttpServer,
  type RequestTimeouts,
} from '../src/http/create-http-server.ts';
import type { UpdateHandler } from '../src/telegram/handle-updates.ts';
import { afterFile } from './after-file.ts';
import { createDatabase } from './create-database.ts';
import { signInitData } from './init-data.ts';
import { testDeps } from './test-deps.ts';
import { watchLine } from './watched-log.ts';

export const startOfTests = new Date('2026-11-20T12:00:00.000Z');

type Options = {
  config?: Partial<Config>;
  deps?: Partial<Deps>;
  timeouts?: RequestTimeouts;
  handleUpdate?: UpdateHandler;
};
type Call = { headers?: Record<string, string>; body?: unknown; text?: string };
export type HttpResponse<Body> = { status: number; headers: Headers; body: Body };

/**
 * Starts the application on a real port and a real database. By default, no payment gateway is configured, and
 * `pushBalance` only records user ids.
 */
export async function startServer({
  config: given,
  deps: replaced,
  timeouts,
  handleUpdate,
}: Options = {}) {
  const { db, connection } = await createDatabase();
  const clock = { time: startOfTests.getTime(), now: () => new Date(clock.time) };
  const logLines: string[] = [];
  const recordLine = (line: string) => {
    watchLine(line);
    logLines.push(line);
  };
  const pushed: number[] = [];
  const config = { ...readConfig({}), ...given };
  const deps = testDeps(db, {
    clock,
    config,
    log: pino({ level: 'info' }, { write: recordLine }),
    pushBalance: (userId) => pushed.push(userId),
    ...replaced,
  });
  const app = createApp(deps, createAuthenticate(deps), handleUpdate);
  const server = createHttpServer(app.callback(), connectionLimits(config), timeouts);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;

  /** Sends a request. In the returned response, a JSON body is parsed, and any other body is text. */
  async function call<Body>(
    method: string,
    path: string,
    options: Call = {},
  ): Promise<HttpResponse<Body>> {
    const {
      headers = {},
      body,
      text = body === undefined ? undefined : JSON.stringify(body),
    } = options;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...(text !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(text !== undefined && { body: text }),
    });
    const received = await response.text();
    const isJson = /json/.test(response.headers.get('Content-Type') ?? '');
    const parsed = isJson && received !== '' ? JSON.parse(received) : received;
    return { status: response.status, headers: response.headers, body: parsed as Body };
  }

  /** Returns a player's init data (`raw`), and a function that calls the API as this player. */
  function player(user: Record<string, unknown> & { id: number }, startParameter?: string) {
    const raw = signInitData({
      user: JSON.stringify({ first_name: 'Test', ...user }),
      auth_date: String(startOfTests.getTime() / 1000),
      ...(startParameter !== undefined && { start_param: startParameter }),
    });
    return {
      raw,
      call: async <Body>(method: string, path: string, options: Call = {}) =>
        call<Body>(method, `/api${path}`, {
          ...options,
          headers: { Authorization: `tma ${await raw}`, ...options.headers },
        }),
    };
  }

  return { call, player, clock, connection, db, deps, port, pushed, logLines };
}
