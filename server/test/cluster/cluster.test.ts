import type { LeaderboardEntry, Taps } from '@bold/sdk';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { applyTaps } from '../../src/taps/apply-taps.ts';
import { createPlayer } from '../create-player.ts';
import { citusBin, howToGetCitus } from './postgres-node.ts';
import { startClusteredServer } from './start-clustered-server.ts';

const timeout = 120_000;

test(
  'a server on a cluster counts taps at the nodes, and ranks, boards and purchases are those of one database',
  async ({ skip }) => {
    skip(!citusBin, howToGetCitus);
    const { server, db, shards } = await startClusteredServer();
    const players = [];
    for (let place = 0; place < 12; place += 1) {
      const player = await createPlayer(db, { available: 10_000 });
      const taps = 100 * (place % 5) + 1;
      const batch = { userId: player.userId, session: 's', seq: 1, multiplier: 1, taps };
      const shard = shards.of(player.userId);
      expect(await applyTaps(shard, new Date(), [batch])).toMatchObject([{ result: 'applied' }]);
      expect(await applyTaps(shard, new Date(), [batch])).toMatchObject([{ result: 'duplicate' }]);
      players.push({ ...player, taps });
    }
    // Four shards on two nodes have the players.
    const { rows } = await sql<{ users: number }>`
      select count(distinct user_id % 4) as users from tap_balance`.execute(db);
    expect(rows).toEqual([{ users: 4 }]);

    for (const { telegramId, taps } of players) {
      const own = await server.call<Taps>(telegramId, 'GET', '/user/taps/me');
      expect(own.body).toEqual({ available_taps: 10_000 - taps, total_taps: taps });
      const me = await server.call<LeaderboardEntry>(telegramId, 'GET', '/leaderboard/me');
      expect(me.status, server.output.out).toBe(200);
      expect(me.body.rank).toBe(1 + players.filter((other) => other.taps > taps).length);
    }
    const [first] = players;
    const board = await server.call<LeaderboardEntry[]>(
      first?.telegramId ?? 0,
      'GET',
      '/leaderboard/top',
    );
    const totals = players.map(({ taps }) => taps).sort((one, other) => other - one);
    expect(board.body.map(({ total_taps }) => total_taps)).toEqual(totals.slice(0, 10));
    expect((await audit({ db, shards })).differences).toEqual([]);
  },
  timeout,
);
