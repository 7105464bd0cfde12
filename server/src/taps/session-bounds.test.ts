import { tapSessionsPerUser } from '@bold/sdk/limits';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { findTapDifferences } from '../audit/audit-taps.ts';
import { singleDatabase } from '../database/shards.ts';
import { applyTaps } from './apply-taps.ts';
import { creditTaps, readBalance } from './balance-repository.ts';
import { deleteOldSessions } from './delete-old-sessions.ts';

const { db } = await createDatabase();
const start = Date.parse('2026-11-20T10:00:00Z');

/** Sends one tap in each session, a second apart. */
async function tapInEach(userId: number, sessions: string[], seq = 1, from = start) {
  const results: string[] = [];
  for (const [at, session] of sessions.entries()) {
    results.push(await send(userId, { session, seq }, 1, from + at * 1000));
  }
  return results;
}

type SentId = { session: string; seq: number } | { session: null; seq: null };

async function send(userId: number, id: SentId, taps: number, at = start): Promise<string> {
  const [outcome] = await applyTaps(db, new Date(at), [{ userId, ...id, multiplier: 1, taps }]);
  return `${outcome?.result} ${outcome?.applied}`;
}

const old = (seq: number) => ({ session: 'old', seq });

async function credit(userId: number, source: string, taps: number) {
  const entry = { userId, reason: 'purchase' as const, source, taps };
  await db.transaction().execute((tx) => creditTaps(tx, entry));
}

/** Credits taps for new sessions, then begins so many of these sessions that the session `old` expires. */
async function expireOld(userId: number) {
  await credit(userId, 'for the new sessions', 500);
  await tapInEach(userId, names(tapSessionsPerUser), 1, start + 10_000);
}

const names = (count: number) => Array.from({ length: count }, (_, at) => `s${at}`);

async function rowsOf(userId: number) {
  const { rows } = await sql`
    select session from tap_session where user_id = ${userId}
    union select session from tap_balance where user_id = ${userId} and session is not null`.execute(
    db,
  );
  const expired = db
    .selectFrom('tap_session_expired')
    .select('user_id')
    .where('user_id', '=', userId);
  return { sessions: rows.length, expired: (await expired.execute()).length };
}

test('of a player only the last fifty sessions are stored, and a batch of an older one is never counted again', async () => {
  const { userId } = await createPlayer(db, { available: 99 });
  const sessions = names(tapSessionsPerUser + 5);
  await tapInEach(userId, sessions);
  expect(await rowsOf(userId)).toEqual({ sessions: tapSessionsPerUser, expired: 5 });

  const again = await tapInEach(userId, sessions, 1, start + 100_000);
  expect(again).toEqual([
    ...Array(5).fill('session-expired 0'),
    ...Array(tapSessionsPerUser).fill('duplicate 0'),
  ]);
  expect(await tapInEach(userId, sessions.slice(0, 2), 7)).toEqual(
    Array(2).fill('session-expired 0'),
  );
  expect(await readBalance(db, userId)).toMatchObject({ total_taps: sessions.length });
  expect(await findTapDifferences(singleDatabase(db))).toEqual([]);
});

test('a session that is used stays, and the one that was used longest ago expires', async () => {
  const { userId } = await createPlayer(db, { available: 99 });
  await tapInEach(userId, names(tapSessionsPerUser));
  await tapInEach(userId, ['s0'], 2, start + 60_000);
  await tapInEach(userId, ['new'], 1, start + 61_000);
  expect(await tapInEach(userId, ['s0', 's1'], 3, start + 62_000)).toEqual([
    'applied 1',
    'session-expired 0',
  ]);
});

test('a session that returns to use in the statement that begins a new one is not counted twice', async () => {
  const { userId } = await createPlayer(db, { available: 99 });
  await tapInEach(userId, names(tapSessionsPerUser));
  const batches = [
    { session: 'new', seq: 1 },
    { session: 's9', seq: 2 },
  ];
  await applyTaps(
    db,
    new Date(start + 60_000),
    batches.map((id) => ({ userId, ...id, multiplier: 1, taps: 1 })),
  );
  expect(await tapInEach(userId, ['s0', 's1', 's9'], 3, start + 61_000)).toEqual([
    'session-expired 0',
    'applied 1',
    'applied 1',
  ]);
});

test('[R315] the last batch of a session that began without taps is not counted again after the session has expired', async () => {
  const { userId } = await createPlayer(db);
  expect(await send(userId, old(1), 1)).toBe('applied 0');
  await credit(userId, 'for the second batch', 51);
  expect(await send(userId, old(2), 51)).toBe('applied 51');
  await expireOld(userId);
  expect(await send(userId, old(2), 51)).toBe('session-expired 0');
});

test('[R315] a batch that counts no tap leaves its session among those that counted', async () => {
  const { userId } = await createPlayer(db, { available: 51 });
  expect(await send(userId, old(1), 51)).toBe('applied 51');
  expect(await send(userId, old(2), 1)).toBe('applied 0');
  await expireOld(userId);
  expect(await send(userId, old(1), 51)).toBe('session-expired 0');
});

test('[R315] a session that returns to use without a tap stays among those that counted', async () => {
  const { userId } = await createPlayer(db, { available: 52 });
  expect(await send(userId, old(1), 51)).toBe('applied 51');
  expect(await send(userId, { session: 'other', seq: 1 }, 1)).toBe('applied 1');
  expect(await send(userId, old(2), 1)).toBe('applied 0');
  await expireOld(userId);
  expect(await send(userId, old(1), 51)).toBe('session-expired 0');
});

test('[R315] a batch without a session leaves the session in use among those that counted', async () => {
  const { userId } = await createPlayer(db, { available: 52 });
  expect(await send(userId, old(1), 51)).toBe('applied 51');
  expect(await send(userId, { session: null, seq: null }, 1)).toBe('applied 1');
  await expireOld(userId);
  expect(await send(userId, old(1), 51)).toBe('session-expired 0');
});

test('a player without taps stores at most fifty rows, whatever is sent', async () => {
  const { userId } = await createPlayer(db);
  await tapInEach(userId, names(tapSessionsPerUser + 20));
  expect(await rowsOf(userId)).toEqual({ sessions: tapSessionsPerUser, expired: 0 });
});

test('many new sessions in one statement are bounded too, and other players keep theirs', async () => {
  const player = await createPlayer(db, { available: 200 });
  const other = await createPlayer(db, { available: 9 });
  await tapInEach(other.userId, ['s0']);
  const batches = names(120).map((session) => ({ session, seq: 1, multiplier: 1, taps: 1 }));
  await applyTaps(
    db,
    new Date(start + 5000),
    batches.map((batch) => ({ ...batch, userId: player.userId })),
  );
  expect(await rowsOf(player.userId)).toEqual({ sessions: tapSessionsPerUser, expired: 70 });
  expect(await tapInEach(other.userId, ['s0', 's1'])).toEqual(['duplicate 0', 'applied 1']);
});

test('two servers that send the same batches while sessions expire count each once', async () => {
  const { userId } = await createPlayer(db, { available: 1000 });
  const sessions = names(tapSessionsPerUser + 20);
  await Promise.all([tapInEach(userId, sessions), tapInEach(userId, sessions)]);
  expect(await readBalance(db, userId)).toMatchObject({ total_taps: sessions.length });
});

test('that a session has expired is stored for ninety days', async () => {
  const { userId } = await createPlayer(db, { available: 99 });
  await tapInEach(userId, names(tapSessionsPerUser + 3));
  const clockAfter = (days: number) => ({ now: () => new Date(start + days * 86_400_000) });
  await deleteOldSessions({ ...singleDatabase(db), clock: clockAfter(90) }, 2);
  expect(await rowsOf(userId)).toMatchObject({ expired: 3 });
  await deleteOldSessions({ ...singleDatabase(db), clock: clockAfter(91) }, 2);
  expect(await rowsOf(userId)).toMatchObject({ expired: 0 });
});
