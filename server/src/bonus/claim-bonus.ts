import type { Selectable } from 'kysely';
import type { UserTable } from '../database/schema.ts';
import type { Deps } from '../deps.ts';

/** Marks the gift as taken and returns the user, or `undefined` if it was taken before. */
export function claimBonus(
  db: Deps['db'],
  userId: number,
): Promise<Selectable<UserTable> | undefined> {
  return db
    .updateTable('users')
    .set({ is_bonus_taken: true })
    .where('id', '=', userId)
    .where('is_bonus_taken', '=', false)
    .returningAll()
    .executeTakeFirst();
}
