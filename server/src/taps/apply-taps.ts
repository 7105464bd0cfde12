import type { Taps } from '@bold/sdk';
import { tapSessionsPerUser } from '@bold/sdk/limits';
import { type Kysely, sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Database } from '../database/schema.ts';
import { countNextTaps } from './count-next-taps.ts';
import { groupOf, numbersOf } from './tap-group.ts';
import type { TapMessage, TapOutcome } from './tap-message.ts';

/**
 * The single result row of a query that counts taps. Each column is an array with one number per message, in
 * PostgreSQL's text form.
 */
type Row = Record<'result' | 'applied' | 'available' | 'total' | 'session_counts', string>;
type Counted = Record<keyof Row, readonly number[]>;

/** The possible results of a message. `count_taps()` returns indexes of this list. */
const results = ['applied', 'duplicate', 'multiplier-not-reached', 'session-expired'] as const;

/**
 * Counts the taps of messages durably, and keeps the order of each player's messages. Each message changes balance,
 * session and journal together or not at all.
 * @returns The outcome of each message, at the index of the message. If a user has no balance, the outcome is missing.
 * @throws If the database fails. It is then unknown which messages were counted.
 */
export async function applyTaps(
  db: Kysely<Database>,
  now: Date,
  messages: readonly TapMessage[],
): Promise<TapOutcome[]> {
  // PostgreSQL locks players in the order of their ids. The sort keeps the order of a player's messages.
  const order = [...messages.keys()].sort((one, other) => idAt(one) - idAt(other));
  const sorted = order.flatMap((at) => messages[at] ?? []);
  const firsts = sorted.filter(isFirst);
  const next = hasSession(firsts) ? await countNextTaps(db, now, firsts) : new Map<number, Taps>();
  const isNext = (message: TapMessage, place: number) =>
    next.has(message.userId) && isFirst(message, place, sorted);
  // In a separate transaction, because in a common one the players would not be locked in the order of their ids.
  const rest = sorted.filter((message, place) => !isNext(message, place));
  const counted = (await countKnown(db, now, rest)).values();
  const outcomes: TapOutcome[] = [];
  for (const [place, message] of sorted.entries()) {
    const balance = isFirst(message, place, sorted) && next.get(message.userId);
    const outcome = balance
      ? { result: 'applied' as const, applied: message.taps, balance }
      : counted.next().value;
    const at = order[place];
    if (outcome && at !== undefined) outcomes[at] = outcome;
  }
  return outcomes;

  function idAt(at: number): number {
    return messages[at]?.userId ?? 0;
  }
}

/** Returns true if a message is its player's first message in the sorted list. */
const isFirst = ({ userId }: TapMessage, place: number, sorted: readonly TapMessage[]) =>
  userId !== sorted[place - 1]?.userId;

const hasSession = (messages: readonly TapMessage[]) =>
  messages.some(({ session }) => session !== null);

/**
 * The error code that PostgreSQL uses for `raise exception`. `count_taps()` raises this exception for a user without a
 * balance.
 */
const raisedException = 'P0001';

/** Counts the taps of messages. Returns the outcome of each message, `undefined` if its user has no balance. */
async function countKnown(
  db: Kysely<Database>,
  now: Date,
  sorted: readonly TapMessage[],
): Promise<(TapOutcome | undefined)[]> {
  try {
    return await countRest(db, now, sorted);
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === raisedException)) throw error;
    const { rows } = await sql<{ user_id: number }>`
      select user_id from tap_balance
      where user_id = any(${sorted.map(({ userId }) => userId)}::bigint[])`.execute(db);
    const known = new Set(rows.map(({ user_id }) => user_id));
    const rest = sorted.filter(({ userId }) => known.has(userId));
    if (rest.length === sorted.length) throw error;
    const counted = (await countRest(db, now, rest)).values();
    return sorted.map(({ userId }) => (known.has(userId) ? counted.next().value : undefined));
  }
}

/** Counts the taps of messages that are sorted by player. Throws and counts nothing if a user has no balance. */
async function countRest(
  db: Kysely<Database>,
  now: Date,
  sorted: readonly TapMessage[],
): Promise<TapOutcome[]> {
  if (sorted.length === 0) return [];
  const isOneEach = sorted.every(isFirst);
  const group = groupOf(now, sorted);
  const { rows } = await (isOneEach ? countOneEach(group) : countInTurns(group)).execute(db);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL returned no outcomes.');
  const counted: Counted = {
    result: numbersOf(row.result),
    applied: numbersOf(row.applied),
    available: numbersOf(row.available),
    total: numbersOf(row.total),
    session_counts: numbersOf(row.session_counts),
  };
  await expireSessions(db, now, counted.session_counts, sorted);
  return sorted.map((_, place) => outcomeOf(counted, place));
}

type Group = ReturnType<typeof sql>;
type Sql = ReturnType<typeof sql<Row>>;

const countOneEach = (group: Group): Sql => sql<Row>`
  select result::text, applied::text, available::text, total::text, session_counts::text
  from count_taps(${group})`;

const countInTurns = (group: Group): Sql => sql<Row>`
  select
    array_agg(case when expired then 3 when refused then 2 when is_new then 0 else 1 end)::text as result,
    array_agg(applied)::text as applied, array_agg(available)::text as available,
    array_agg(total)::text as total, array_agg(session_count)::text as session_counts
  from apply_tap_batches(${group})`;

function outcomeOf({ result, applied, available, total }: Counted, place: number): TapOutcome {
  const name = results[result[place] ?? -1];
  if (name === undefined) throw new Error('PostgreSQL returned too few outcomes.');
  return {
    result: name,
    applied: applied[place] ?? 0,
    balance: { available_taps: available[place] ?? 0, total_taps: total[place] ?? 0 },
  };
}

/**
 * Expires the oldest sessions of each player who has more than `tapSessionsPerUser` sessions.
 * @param counts One number per message: the player's number of sessions if the message began a session, otherwise 0.
 */
async function expireSessions(
  db: Kysely<Database>,
  now: Date,
  counts: readonly number[],
  messages: readonly TapMessage[],
): Promise<void> {
  const userIds = messages
    .filter((_, at) => (counts[at] ?? 0) > tapSessionsPerUser)
    .map(({ userId }) => userId);
  if (userIds.length === 0) return;
  await sql`select expire_tap_sessions(
    ${now}::timestamptz, ${userIds}::bigint[], ${tapSessionsPerUser}
  )`.execute(db);
}
