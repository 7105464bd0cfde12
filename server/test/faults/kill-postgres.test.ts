import { expect, test } from 'vitest';
import { singleDatabase } from '../../src/database/shards.ts';
import { extent } from './extent.ts';
import { noLosses, startTappers } from './start-tappers.ts';
import { startWithPostgres } from './start-with-postgres.ts';

const sockets = extent(20, 200);
const kills = extent(1, 25);

test(
  'a PostgreSQL that is killed is started again by its server, and no acknowledged tap is lost or counted twice',
  async () => {
    const { server, db, killPostgres } = await startWithPostgres();
    const tappers = await startTappers(singleDatabase(db), sockets, () => server.address);
    const killed = new Set<number>();
    for (let round = 0; round < kills; round += 1) {
      await tappers.waitForAcks(sockets * 10);
      killed.add(killPostgres());
      await tappers.waitForAcks(sockets * 10);
      expect(await tappers.losses()).toEqual(noLosses(sockets));
    }
    expect(killed.size).toBe(kills);
    await tappers.finish();
    // The server process has run all the time: it reconnected without a restart.
    expect(server.child.exitCode).toBeNull();
  },
  extent(180_000, 1_800_000),
);
