import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';

const redis = new URL(process.env.REDIS_URL || 'redis://127.0.0.1:6379');

/**
 * A way to the Redis of the tests that can be cut: it is the server's Redis as long as it lasts. `prefix` keeps what
 * a test does there apart from everything else.
 */
export async function startRedisProxy() {
  const open = new Set<Socket>();
  let isCut = false;
  let isFrozen = false;
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    const upstream = connect(Number(redis.port || 6379), redis.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      from.on('data', (chunk) => isFrozen || to.write(chunk));
      from.on('error', () => from.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
    return client;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  afterAll(() => {
    drop();
    server.close();
  });
  const address = new URL(redis);
  address.hostname = '127.0.0.1';
  address.port = `${(server.address() as AddressInfo).port}`;

  return {
    url: address.href,
    prefix: `test_${randomBytes(6).toString('hex')}`,
    /** Redis is gone: what is open breaks, and nobody gets in. */
    cut() {
      isCut = true;
      drop();
    },
    /** Redis is there, and says nothing. */
    freeze() {
      isFrozen = true;
    },
    heal() {
      isCut = false;
      isFrozen = false;
    },
  };
}
