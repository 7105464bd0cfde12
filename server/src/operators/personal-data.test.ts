import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import type { Database } from '../database/schema.ts';
import { erasePlayer } from './erase-player.ts';
import { exportPlayer } from './export-player.ts';
import { asked, createPlayerWithData } from './player-with-data.fixture.ts';

/** Tables without rows about players. */
const withoutPlayers = [
  'analytics.proof',
  'analytics.stored_bytes',
  'environment',
  'exchange_rate',
  'payout_history',
  'rank_bucket',
  'rank_change',
  'revenue_day',
  'schema_migration',
  'star_cursor',
  'ton_cursor',
];

/** The columns that keep their values, by table (decisions §6). */
const kept: Record<string, string> = {
  charge_record:
    'charge_id provider_charge_id payload currency amount charged_at mismatch noted_at',
  charge_return: 'charge_id returned_at',
  earning: 'user_id referrals top10 paid',
  money_entry: 'key kind booked_at held_from day gateway',
  money_leg: 'entry account user_id micros',
  operator_action: 'id at operator action user_id wallet reason',
  operator_command: 'id at operator command arguments reason',
  payment: 'id user_id gateway currency price price_micros points taps created_at',
  payment_charge: 'charge_id payment_id settles referrer_id charged_at',
  payment_refund: 'charge_id refunded_at',
  payout:
    'id user_id wallet micros nano planned_at sent_at transaction confirmed_at ton_price_micros',
  referral: 'user_id referrer_id created_at',
  tap_balance: 'user_id available debt total invites is_banned',
  tap_credit: 'user_id reason source taps created_at',
  tap_hour: 'user_id hour spent',
  tap_journal: 'hour user_ids spent id',
  ton_deposit: 'hash lt account source nano comment paid_at held_for noted_at',
  ton_deposit_decision: 'hash payment_id decided_by note decided_at',
  ton_payout_message: 'payout_id sent_at wallet seqno valid_until after_lt hash',
  users: 'id telegram_id is_bonus_taken created_at',
};

type Column = { table: string; column: string };

const nameOf = ({ table, column }: Column) => `${table}.${column}`;

/** Reads the names of all columns from the catalog of PostgreSQL, except those of tables without players. */
async function columnsOf(db: Kysely<Database>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select concat(nullif(table_schema, 'public') || '.', table_name) as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
    order by 1, ordinal_position`.execute(db);
  return rows.filter(({ table }) => !withoutPlayers.includes(table));
}

const isKept = ({ table, column }: Column) => kept[table]?.split(' ').includes(column) ?? false;

/** Returns the column with the player's id, and the id, for tables where this is not `user_id`. */
const ownersOf = (userId: number): Record<string, [column: string, id: number]> => ({
  users: ['id', userId],
  'analytics.event': ['user_id', 77],
});

/** Returns which of the columns have a value other than null and false in a row of the player. */
async function findFilled(db: Kysely<Database>, columns: Column[], userId: number) {
  const owners = ownersOf(userId);
  const filled: string[] = [];
  for (const table of new Set(columns.map((one) => one.table))) {
    const [column, id] = owners[table] ?? ['user_id', userId];
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t
      where (to_jsonb(t) -> ${column})::bigint = ${id}`.execute(db);
    const has = (name: string) => rows.some(({ row }) => row[name] !== null && row[name] !== false);
    filled.push(...columns.filter((one) => one.table === table && has(one.column)).map(nameOf));
  }
  return filled;
}

test('an erasure clears every column that is not kept, in all tables', async () => {
  const { db, deps, userId } = await createPlayerWithData();
  const personal = (await columnsOf(db)).filter((column) => !isKept(column));
  const filled = await findFilled(db, personal, userId);
  expect(
    personal.map(nameOf).filter((name) => !filled.includes(name)),
    'The player of createPlayerWithData() has no value in these columns. Fill them there, so that this test sees whether erasePlayer() clears them. If they say nothing about a person, add them to `kept` or `withoutPlayers`. A table without user_id needs a line in ownersOf()',
  ).toEqual([]);
  await erasePlayer(deps, { userId, ...asked }, 0);
  expect(
    await findFilled(db, personal, userId),
    'erasePlayer() leaves values in these columns. Clear them or delete the rows in erase-player.ts. If they say nothing about a person, add them to `kept`',
  ).toEqual([]);
});

test('an export has every table about players', async () => {
  const { db, userId } = await createPlayerWithData();
  const tables = new Set((await columnsOf(db)).map(({ table }) => table));
  expect(
    Object.keys(await exportPlayer({ db }, { userId, ...asked })).sort(),
    'Read each table in player-rows.ts, or add it to `withoutPlayers` if it has no rows about players',
  ).toEqual([...tables].sort());
});

test('the columns that are kept exist', async () => {
  const { db } = await createDatabase();
  const known = (await columnsOf(db)).map(nameOf);
  const names = Object.entries(kept).flatMap(([table, columns]) =>
    columns.split(' ').map((column) => nameOf({ table, column })),
  );
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});
