import { expect, test } from 'vitest';
import { singleDatabase } from '../../src/database/shards.ts';
import { createDatabase } from '../create-database.ts';
import { databaseUrl } from '../template-database.ts';
import { extent } from './extent.ts';
import { runServer } from './run-server.ts';
import { noLosses, startTappers } from './start-tappers.ts';

const sockets = extent(40, 200);
const kills = extent(2, 25);

test(
  'a server that is killed repeatedly loses no tap that it acknowledged, and counts none twice',
  async () => {
    const { db, connection } = await createDatabase();
    const env = { DATABASE_URL: databaseUrl(connection), LOG_LEVEL: 'warn' };
    let server = await runServer(env);
    const tappers = await startTappers(singleDatabase(db), sockets, () => server.address);
    // Continues until a batch was counted and its ack was lost, because this is the case to test.
    const hadLostAck = () => tappers.all.some(({ duplicates }) => duplicates > 0);
    for (let killed = 0; killed < kills || !hadLostAck(); killed += 1) {
      await tappers.waitForAcks(sockets * 20);
      await server.kill();
      expect(await tappers.losses()).toEqual(noLosses(sockets));
      server = await runServer(env);
    }
    await tappers.finish();
  },
  extent(240_000, 1_200_000),
);
