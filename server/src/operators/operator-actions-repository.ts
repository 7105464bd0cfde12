import type { Insertable, Selectable } from 'kysely';
import { randomCode } from '../database/random-code.ts';
import type { OperatorActionTable } from '../database/schema.ts';
import type { Deps } from '../deps.ts';

type Db = Deps['db'];
export type OperatorAction = Selectable<OperatorActionTable>;

/** Stores an action in the append-only log of the operators. */
export async function insertAction(
  db: Db,
  action: Omit<Insertable<OperatorActionTable>, 'id'>,
): Promise<void> {
  await db
    .insertInto('operator_action')
    .values({ id: randomCode(20), ...action })
    .execute();
}

/** Returns everything that operators did with a player, oldest first. */
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
 * Returns true if a player is erased and the Telegram id was replaced by a negative number. A ban keeps the Telegram
 * id, so this returns false for a player who was banned and then erased. `wasErased` returns true for both.
 */
export const isErased = ({ telegram_id }: { telegram_id: number }): boolean => telegram_id < 0;
