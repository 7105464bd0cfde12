import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Taps } from '@bold/sdk';
import type { Update } from 'grammy/types';
import { createDatabase } from '../create-database.ts';
import { startBadNetwork } from '../faults/bad-network.ts';
import { initDataOf } from '../init-data.ts';
import { LiveSocket } from '../live-socket.ts';
import { serverProcess } from '../processes/server-process.ts';
import { startBotApi } from '../start-bot-api.ts';
import { databaseUrl } from '../template-database.ts';
import { deliverUpdate } from '../updates.ts';

const secret = 'a-secret-of-the-webhook';

type Known = { telegramId: number };

/** Starts two server processes on one database and one Redis. Each server has its own URL. */
export async function startServers(env: Record<string, string> = {}) {
  const { db, connection } = await createDatabase();
  const botApi = await startBotApi();
  const redis = await startRedisProxy();

  async function start() {
    const { child, output, listening } = serverProcess({
      DATABASE_URL: databaseUrl(connection),
      REDIS_URL: redis.url,
      REDIS_PREFIX: redis.prefix,
      TELEGRAM_API_ROOT: botApi.address,
      TELEGRAM_WEBHOOK_SECRET: secret,
      ...env,
    });
    const address = await listening();

    async function call<Body>(player: Known | { raw: string }, path: string) {
      const raw = 'raw' in player ? player.raw : await initDataOf(player.telegramId);
      const headers = { Authorization: `tma ${raw}` };
      const response = await fetch(`${address}/api${path}`, { headers });
      return { status: response.status, body: (await response.json()) as Body };
    }

    return {
      output,
      call,
      taps: async (player: Known) => (await call<Taps>(player, '/user/taps/me')).body,
      connect: ({ telegramId }: Known) => LiveSocket.open(address, telegramId),
      deliver: (update: Update) => deliverUpdate(address, secret, update),
      async kill() {
        child.kill('SIGKILL');
        await once(child, 'exit');
      },
      async stop() {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }

  const [one, two] = await Promise.all([start(), start()]);
  return { db, botApi, redis, start, one, two };
}

const redis = new URL(process.env.REDIS_URL || 'redis://127.0.0.1:6379');

/** Starts a proxy that can cut or block the connection to Redis. Returns the proxy with a new prefix for Redis keys. */
async function startRedisProxy() {
  const place = { host: redis.hostname, port: Number(redis.port || 6379) };
  const network = await startBadNetwork(
    () => place,
    () => 0,
  );
  const address = new URL(redis);
  address.host = `127.0.0.1:${network.port}`;
  return Object.assign(network, {
    url: address.href,
    prefix: `test_${randomBytes(6).toString('hex')}`,
  });
}
