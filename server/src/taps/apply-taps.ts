import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import type { Taps } from '@bold/sdk';
import { tapSessionsPerUser } from '@bold/sdk/limits';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * The taps of one live message. With a batch id (`session` and `seq`) they count once, however often the message is
 * sent; without one every message counts.
 */
export type TapMessage = {
  userId: number;
  session: string | null;
  seq: number | null;
  multiplier: number;
  taps: number;
};

/** The outcome of one message, and the balance right after it. */
export type TapOutcome = {
  result: 'applied' | 'duplicate' | 'multiplier-not-reached' | 'session-expired';
  /** Whole taps that the balance allowed, possibly 0. */
  applied: number;
  balance: Taps;
};

/** The columns of the statement: for each message a number, as the text of an array. */
type Row = Record<'result' | 'applied' | 'available' | 'total' | 'session_counts', string>;
type Counted = Record<keyof Row, readonly number[]>;

/** The results of `count_taps()`, by number. */
const results = ['applied', 'duplicate', 'multiplier-not-reached', 'session-expired'] as const;

/**
 * Counts messages in order, in one durable statement: balances, sessions and ledger change together or not at all.
 * Returns one outcome per message. After an error the messages may or may not be counted.
 */
export async function applyTaps(
  db: Kysely<Database>,
  now: Date,
  messages: readonly TapMessage[],
): Promise<TapOutcome[]> {
  if (messages.length === 0) return [];
  // PostgreSQL locks players in the order of their ids. The sort keeps the order of a player's messages.
  const order = [...messages.keys()].sort((one, other) => idAt(one) - idAt(other));
  const sorted = order.flatMap((at) => messages[at] ?? []);
  const counted = await countSorted(db, now, sorted);
  await expireSessions(db, now, counted.session_counts, sorted);
  const outcomes: TapOutcome[] = [];
  for (const [place, at] of order.entries()) outcomes[at] = outcomeOf(counted, place);
  return outcomes;

  function idAt(at: number): number {
    return messages[at]?.userId ?? 0;
  }
}

/** Counts messages that are sorted by player. A player with several needs the slower function. */
async function countSorted(
  db: Kysely<Database>,
  now: Date,
  sorted: readonly TapMessage[],
): Promise<Counted> {
  const isOneEach = sorted.every(({ userId }, at) => userId !== sorted[at - 1]?.userId);
  const group = sql`
    ${now}::timestamptz,
    ${arrayOf(sorted.map(({ userId }) => userId))}::bigint[],
    ${arrayOf(sorted.map(({ session }) => session))}::text[],
    ${arrayOf(sorted.map(({ seq }) => seq))}::bigint[],
    ${arrayOf(sorted.map(({ multiplier }) => multiplier))}::bigint[],
    ${arrayOf(sorted.map(({ multiplier }) => multiplierThreshold(multiplier)))}::bigint[],
    ${arrayOf(sorted.map(({ taps }) => taps))}::bigint[]`;
  const { rows } = await (isOneEach ? countOneEach(group) : countInTurns(group)).execute(db);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL returned no outcomes.');
  return {
    result: numbersOf(row.result),
    applied: numbersOf(row.applied),
    available: numbersOf(row.available),
    total: numbersOf(row.total),
    session_counts: numbersOf(row.session_counts),
  };
}

type Sql = ReturnType<typeof sql<Row>>;

const countOneEach = (group: ReturnType<typeof sql>): Sql => sql<Row>`
  select result::text, applied::text, available::text, total::text, session_counts::text
  from count_taps(${group})`;

const countInTurns = (group: ReturnType<typeof sql>): Sql => sql<Row>`
  select
    array_agg(case when expired then 3 when refused then 2 when is_new then 0 else 1 end)::text as result,
    array_agg(applied)::text as applied, array_agg(available)::text as available,
    array_agg(total)::text as total, array_agg(session_count)::text as session_counts
  from apply_tap_batches(${group})`;

/** Writes an array as PostgreSQL reads it, faster than the driver does. */
function arrayOf(values: readonly (number | string | null)[]): string {
  const texts = values.map((value) => {
    if (value === null) return 'NULL';
    return typeof value === 'number' ? value : `"${value.replace(/["\\]/g, '\\$&')}"`;
  });
  return `{${texts.join(',')}}`;
}

/** Reads an array of numbers that PostgreSQL wrote. */
function numbersOf(text: string): readonly number[] {
  return JSON.parse(`[${text.slice(1, -1)}]`);
}

function outcomeOf({ result, applied, available, total }: Counted, place: number): TapOutcome {
  const name = results[result[place] ?? -1];
  if (name === undefined) throw new Error('PostgreSQL returned too few outcomes.');
  return {
    result: name,
    applied: applied[place] ?? 0,
    balance: { available_taps: available[place] ?? 0, total_taps: total[place] ?? 0 },
  };
}

/** Expires the oldest sessions of players who have begun one and may have too many. */
async function expireSessions(
  db: Kysely<Database>,
  now: Date,
  counts: readonly number[],
  messages: readonly TapMessage[],
): Promise<void> {
  const most = new Map<number, number>();
  for (const [at, { userId }] of messages.entries()) {
    const count = counts[at] ?? 0;
    // Each further message may have begun a session too.
    if (count > 0) most.set(userId, Math.max(count, (most.get(userId) ?? 0) + 1));
  }
  const userIds = [...most].filter(([, count]) => count > tapSessionsPerUser).map(([id]) => id);
  if (userIds.length === 0) return;
  await sql`select expire_tap_sessions(
    ${now}::timestamptz, ${userIds}::bigint[], ${tapSessionsPerUser}
  )`.execute(db);
}

const thresholds = new Map<number, number>();
for (const { threshold, multipliers } of levels) {
  for (const { value } of multipliers) {
    thresholds.set(value, Math.min(threshold, thresholds.get(value) ?? threshold));
  }
}

/**
 * Returns the total taps from which a multiplier is granted: any reached level may grant it (decisions §4). A
 * multiplier that no level grants has a threshold that cannot be reached.
 */
export function multiplierThreshold(value: number): number {
  return thresholds.get(value) ?? Number.MAX_SAFE_INTEGER;
}
