import type { User } from '@bold/sdk';
import { sql } from 'kysely';
import type { UserRow } from '../database/schema.ts';
import type { Deps } from '../deps.ts';

/** The columns to read. A prepared `select *` would fail after a migration has added a column. */
const columns = [
  'id',
  'telegram_id',
  'username',
  'display_name',
  'first_name',
  'last_name',
  'is_username_visible',
  'is_bonus_taken',
  'country_id',
  'instagram_username',
  'twitter_username',
  'custom_link',
  'bio',
  'wallet_hash',
  'wallet_verified',
  'wallet_changed_at',
  'created_at',
  'launched_at',
] as const satisfies readonly (keyof UserRow)[];

export function findUser(db: Deps['db'], userId: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirst();
}

/** Returns the users with these ids, in any order. An id without a user has no row in the result. */
export function findUsers(db: Deps['db'], ids: readonly number[]): Promise<UserRow[]> {
  return db
    .selectFrom('users')
    .select(columns)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

/** Returns a user's row, and locks the row until the transaction `tx` ends. */
export async function lockUser(tx: Deps['db'], userId: number): Promise<UserRow | undefined> {
  return tx
    .selectFrom('users')
    .select(columns)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Returns true if a user other than `userId` has the name, regardless of case and of the database's locale. */
export async function isNameTaken(db: Deps['db'], name: string, userId: number): Promise<boolean> {
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(display_name collate "C")`, '=', name.toLowerCase())
    .where('id', '<>', userId)
    .executeTakeFirst();
  return owner !== undefined;
}

/** Returns true if a player's personal data was erased and no unban followed. */
export async function wasErased(db: Deps['db'], userId: number): Promise<boolean> {
  const last = await db
    .selectFrom('operator_action')
    .select('action')
    .where('user_id', '=', userId)
    .where('action', 'in', ['erase', 'unban'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.action === 'erase';
}

/** Converts a row to the contract's `User`, including the fields that only this user may see. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    telegram_id: row.telegram_id,
    username: row.username,
    display_name: row.display_name,
    first_name: row.first_name,
    last_name: row.last_name,
    is_username_visible: row.is_username_visible,
    is_bonus_taken: row.is_bonus_taken,
    country_id: row.country_id,
  };
}
