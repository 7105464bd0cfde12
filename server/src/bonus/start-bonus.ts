import { Problem } from '@bold/sdk/contract';
import { giftTaps } from '@bold/sdk/limits';
import type { Handler } from '../contract/handler.ts';
import type { UserRow } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { creditTaps } from '../taps/balance-repository.ts';
import { toUser } from '../users/users-repository.ts';

/**
 * Gives the player the start bonus and marks it as taken, in one transaction. Throws `BONUS_ALREADY_TAKEN` at a second
 * call.
 */
export const startBonus: Handler<'startBonus'> = async ({ userId }, { db, pushBalance }) => {
  const user = await db.transaction().execute(async (tx) => {
    const claimed = await claimBonus(tx, userId);
    if (claimed) await creditTaps(tx, { userId, reason: 'gift', source: 'start', taps: giftTaps });
    return claimed;
  });
  // Also after a refusal: the request that took the gift may have failed after its commit.
  pushBalance(userId);
  if (!user) throw new Problem('BONUS_ALREADY_TAKEN');
  return toUser(user);
};

/** Marks the start bonus as taken and returns the user. Returns `undefined` if the bonus was taken before. */
function claimBonus(db: Deps['db'], userId: number): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({ is_bonus_taken: true })
    .where('id', '=', userId)
    .where('is_bonus_taken', '=', false)
    .returningAll()
    .executeTakeFirst();
}
