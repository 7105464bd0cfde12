import { giftTaps } from '@bold/sdk/limits';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

type Difference = { user_id: number; source: string; taps: number; is_bonus_taken: boolean };

/**
 * Compares each user's `is_bonus_taken` with the gift that was credited to the user. Returns a message for each
 * difference.
 */
export async function findGiftDifferences(db: Kysely<Database>): Promise<string[]> {
  const { rows: given } = await sql<Difference>`
    select user_id, source, taps, is_bonus_taken
    from tap_credit join users on users.id = user_id
    where reason = 'gift' and (source <> 'start' or taps <> ${giftTaps} or not is_bonus_taken)
    order by user_id, source`.execute(db);
  // Imported users had their gift in the other system: it is part of their opening balance.
  const { rows: missing } = await sql<{ user_id: number }>`
    select id as user_id from users
    where is_bonus_taken
      and not exists (select from tap_credit where user_id = users.id and reason in ('gift', 'opening'))
    order by id`.execute(db);
  return [
    ...given.map(
      ({ user_id, source, taps, is_bonus_taken }) =>
        `The gift ${source} of user ${user_id} is ${taps} taps, and the user has ${is_bonus_taken ? 'taken' : 'not taken'} the one of ${giftTaps}.`,
    ),
    ...missing.map(({ user_id }) => `User ${user_id} has taken the gift, and got no taps for it.`),
  ];
}
