import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { singleDatabase } from '../database/shards.ts';
import { applyTaps } from './apply-taps.ts';
import { deleteOldSessions } from './delete-old-sessions.ts';

const { db } = await createDatabase();
const now = new Date('2026-11-20T10:00:00Z');
const clock = { now: () => now };
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

/** Creates a player with sessions. The numbers are the ages of a session's first and last batch, in days. */
async function createSessions(ages: Record<string, [first: number, last: number]>) {
  const { userId } = await createPlayer(db, { available: 99 });
  const rows = Object.entries(ages).map(([session, [first, last]]) => ({
    user_id: userId,
    session,
    seq: 3,
    updated_at: daysAgo(last),
    started_on: daysAgo(first).toISOString().slice(0, 10),
  }));
  await db.insertInto('tap_session').values(rows).execute();
  return userId;
}

async function sessionsOf(userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tap_session')
    .select('session')
    .where('user_id', '=', userId)
    .orderBy('session')
    .execute();
  return rows.map(({ session }) => session);
}

test('sessions are stored for ninety days after their last batch, however long ago they began', async () => {
  const userId = await createSessions({
    fresh: [1, 1],
    kept: [90, 90],
    'long-lived': [400, 60],
    old: [91, 90.5],
    older: [400, 399],
  });
  await deleteOldSessions({ ...singleDatabase(db), clock });
  expect(await sessionsOf(userId)).toEqual(['fresh', 'kept', 'long-lived']);
});

test('more old sessions than fit in one chunk are all deleted', async () => {
  const ages = Array.from({ length: 7 }, (_, at): [string, [number, number]] => [
    `s${at}`,
    [200, 200],
  ]);
  const userId = await createSessions(Object.fromEntries(ages));
  expect(await deleteOldSessions({ ...singleDatabase(db), clock }, 2)).toBe(7);
  expect(await sessionsOf(userId)).toEqual([]);
});

test('a session that a tap takes into use meanwhile stays, and the tap does not wait', async () => {
  const userId = await createSessions({ held: [200, 200], other: [200, 200] });
  const batch = { userId, session: 'held', seq: 4, multiplier: 1, taps: 1 };
  await db.transaction().execute(async (tx) => {
    await applyTaps(tx, now, [batch]);
    await deleteOldSessions({ ...singleDatabase(db), clock });
  });
  const [again] = await applyTaps(db, now, [batch]);
  expect(again).toMatchObject({ result: 'duplicate', applied: 0 });
});

test('[LIVE-03] a resent batch is a duplicate while its session is stored', async () => {
  const userId = await createSessions({ kept: [89, 89] });
  await deleteOldSessions({ ...singleDatabase(db), clock });
  const again = { userId, session: 'kept', seq: 3, multiplier: 1, taps: 5 };
  const [outcome] = await applyTaps(db, now, [again]);
  expect(outcome).toMatchObject({ result: 'duplicate', applied: 0 });
});

test('[R312] the highest seq of a session that was in use lately is stored, however long ago the session began', async () => {
  const { userId } = await createPlayer(db, { available: 99 });
  const send = async (session: string, seq: number, days: number) => {
    const batch = { userId, session, seq, multiplier: 1, taps: 10 };
    const [outcome] = await applyTaps(db, daysAgo(days), [batch]);
    return outcome?.result;
  };
  await send('used', 1, 92);
  await send('used', 2, 12);
  await send('other', 1, 11);

  await deleteOldSessions({ ...singleDatabase(db), clock });

  expect(await send('used', 2, 0)).toBe('duplicate');
});
