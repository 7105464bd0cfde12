import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { connectDatabase } from '../database/connect.ts';
import { shardsOf } from '../database/shards.ts';
import { findLevelMembers } from './level-members.ts';

const { db } = await createDatabase();
const levels = [{ threshold: 100 }];
const late = 'A shard did not return the members of the levels within 100 ms.';

test('the members of a level come from all shards', async () => {
  const { db: other } = await createDatabase();
  await createPlayer(db, { total: 100 });
  await createPlayer(other, { total: 101 });
  const [{ members } = { members: [] }] = await findLevelMembers(shardsOf([db, other]), levels);
  expect(members.map(({ total_taps }) => total_taps)).toEqual([101, 100]);
});

test('a shard that waits for a lock is given up, and its statement ends', async () => {
  const { db: hung } = await createDatabase();
  await hung.transaction().execute(async (tx) => {
    await sql`lock table tap_balance in access exclusive mode`.execute(tx);
    await expect(findLevelMembers(shardsOf([db, hung]), levels, 100)).rejects.toThrow();
    await expect.poll(() => waitingForLocks(hung)).toBe(0);
  });
});

test('a shard whose node accepts connections and never responds is given up', async () => {
  const node = createServer().listen(0, '127.0.0.1');
  await once(node, 'listening');
  const { port } = node.address() as { port: number };
  const silent = connectDatabase({ host: '127.0.0.1', port }, () => undefined);
  onTestFinished(() => {
    node.close();
  });
  await expect(findLevelMembers(shardsOf([db, silent]), levels, 100)).rejects.toThrow(late);
});
