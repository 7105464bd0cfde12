import { expect, test } from 'vitest';
import { crowdOf, nothing } from './crowd.ts';
import { extent } from './extent.ts';
import { startOwnHouse } from './own-house.ts';

const sockets = extent(20, 200);
const kills = extent(1, 25);

test(
  'a PostgreSQL that is killed is started again by its server, and no acknowledged tap is lost or counted twice',
  async () => {
    const { server, db, killPostgres } = await startOwnHouse();
    const crowd = await crowdOf(db, sockets, () => server.address);
    const killed = new Set<number>();
    for (let round = 0; round < kills; round += 1) {
      await crowd.hears(sockets * 10);
      killed.add(killPostgres());
      await crowd.hears(sockets * 10);
      expect(await crowd.losses()).toEqual(nothing(sockets));
    }
    expect(killed.size).toBe(kills);
    await crowd.settles();
    // One and the same process all the time: nobody had to start the server again.
    expect(server.child.exitCode).toBeNull();
  },
  extent(180_000, 1_800_000),
);
