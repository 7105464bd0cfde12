import { randomBytes } from 'node:crypto';
import { startBadNetwork } from '../faults/bad-network.ts';

const redis = new URL(process.env.REDIS_URL || 'redis://127.0.0.1:6379');

/** A proxy to the tests' Redis that can be cut or go silent. `prefix` separates a test's keys from all others. */
export async function startRedisProxy() {
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
