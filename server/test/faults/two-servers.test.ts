import { expect, test } from 'vitest';
import { singleDatabase } from '../../src/database/shards.ts';
import { createDatabase } from '../create-database.ts';
import { databaseUrl } from '../template-database.ts';
import { extent } from './extent.ts';
import { hasRedis, startOwnRedis } from './own-redis.ts';
import { type RunningProcess, runServer } from './run-server.ts';
import { noLosses, startTappers } from './start-tappers.ts';

const sockets = extent(20, 200);
const rounds = extent(1, 5);
const isAlone = ({ output }: RunningProcess) => output.out.includes('Redis is down');

test.runIf(hasRedis)(
  'of two servers behind a balancer either may be killed, and Redis too: every tap is counted exactly once',
  async () => {
    const { db, connection } = await createDatabase();
    const redis = await startOwnRedis();
    const env = {
      DATABASE_URL: databaseUrl(connection),
      REDIS_URL: redis.url,
      LOG_LEVEL: 'warn',
    };
    const servers = await Promise.all([runServer(env), runServer(env)]);
    let turn = 0;
    const tappers = await startTappers(singleDatabase(db), sockets, () => {
      turn += 1;
      return servers[turn % 2]?.address ?? '';
    });
    for (let round = 0; round < rounds; round += 1) {
      await tappers.waitForAcks(sockets * 10);
      await servers[round % 2]?.kill();
      expect(await tappers.losses()).toEqual(noLosses(sockets));
      await tappers.waitForAcks(sockets * 10);
      servers[round % 2] = await runServer(env);

      await redis.kill();
      await expect.poll(() => servers.every(isAlone)).toBe(true);
      await tappers.waitForAcks(sockets * 10);
      expect(await tappers.losses()).toEqual(noLosses(sockets));
      await redis.start();
    }
    await tappers.finish();
  },
  extent(240_000, 900_000),
);
