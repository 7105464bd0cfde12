import { type Insertable, type Selectable, sql } from 'kysely';
import { randomCode } from '../database/random-code.ts';
import type { OperatorActionTable } from '../database/schema.ts';
import type { Deps } from '../deps.ts';

type Db = Deps['db'];
export type OperatorAction = Selectable<OperatorActionTable>;

/**
 * Stores an action on a player, with the time of PostgreSQL or one millisecond after the player's latest action,
 * whichever is later. The caller must lock the player, unless the action is `export`.
 */
export async function insertAction(
  db: Db,
  action: Omit<Insertable<OperatorActionTable>, 'id' | 'at'>,
): Promise<void> {
  // The last action decides. The clocks of operators differ, and the audit compares bans with times of PostgreSQL.
  const later = sql<Date>`greatest(date_trunc('milliseconds', clock_timestamp()), (
    select max(at) + interval '1 millisecond' from operator_action where user_id = ${action.user_id}))`;
  await db
    .insertInto('operator_action')
    .values({ id: randomCode(20), at: later, ...action })
    .execute();
}

/** Returns all actions of operators on a player, oldest first. */
export function findActions(db: Db, userId: number): Promise<OperatorAction[]> {
  return db
    .selectFrom('operator_action')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/**
 * Returns true if the player's Telegram id was erased. Returns false for a player who was erased while banned, because
 * the Telegram id of such a player is kept.
 */
export const isErased = ({ telegram_id }: { telegram_id: number }): boolean => telegram_id < 0;
