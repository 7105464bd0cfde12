import { giftTaps } from '@bold/sdk/limits';
import type { Handler } from '../http/handler.ts';
import { Problem } from '../problem.ts';
import { creditTaps } from '../taps/balance-repository.ts';
import { toUser } from '../users/users-repository.ts';
import { claimBonus } from './claim-bonus.ts';

/** Gives the gift once: claim and credit commit in one transaction. Throws `BONUS_ALREADY_TAKEN`. */
export const startBonus: Handler<'startBonus'> = async ({ userId }, { db, pushBalance }) => {
  const user = await db.transaction().execute(async (tx) => {
    const claimed = await claimBonus(tx, userId);
    if (!claimed) throw new Problem('BONUS_ALREADY_TAKEN');
    await creditTaps(tx, { userId, reason: 'gift', source: 'start', taps: giftTaps });
    return claimed;
  });
  pushBalance(userId);
  return toUser(user);
};
