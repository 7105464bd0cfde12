import { setTimeout as delay } from 'node:timers/promises';
import { playerBanSeconds } from '@bold/sdk/limits';
import { sql } from 'kysely';
import type { UserRow } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { findUnconfirmedPayouts } from '../payments/payouts/payouts-repository.ts';
import { findUser, lockUser, wasErased } from '../users/users-repository.ts';
import {
  findActions,
  insertAction,
  isErased,
  type OperatorAction,
} from './operator-actions-repository.ts';

type Asked = { userId: number } & Pick<OperatorAction, 'operator' | 'reason'>;

/** The columns of `users` that an erasure does not clear. The Telegram id is cleared if no ban needs it. */
type Kept = 'created_at' | 'id' | 'is_bonus_taken' | 'telegram_id';

/** A new column of `users` is cleared here, or it is `Kept` and says nothing about the person. */
const forgotten = {
  username: null,
  display_name: null,
  first_name: null,
  last_name: null,
  is_username_visible: false,
  country_id: null,
  instagram_username: null,
  twitter_username: null,
  custom_link: null,
  bio: null,
  wallet_hash: null,
  wallet_verified: false,
  wallet_changed_at: null,
  launched_at: null,
} satisfies Record<Exclude<keyof UserRow, Kept>, false | null>;

/**
 * Erases a player's personal data and returns a message for the operator. Financial records stay under the player's id
 * (decisions §6).
 * @param waitMs The milliseconds to wait before the deletion. After the default wait, all running servers refuse the
 * player.
 * @throws If the player does not exist, or if a payout to the player is under way.
 */
export async function erasePlayer(
  { db }: Pick<Deps, 'db'>,
  { userId, operator, reason }: Asked,
  waitMs = playerBanSeconds * 1000,
): Promise<string> {
  const user = await findUser(db, userId);
  if (!user) throw new Error(`There is no player ${userId}.`);
  const isDecided = await wasErased(db, userId);
  // Only the deletion clears the display name.
  if (isErased(user) || (isDecided && user.display_name === null)) {
    return `Player ${userId} was erased before.`;
  }
  const action = { operator, action: 'erase', user_id: userId, wallet: null, reason } as const;
  await db.transaction().execute(async (tx) => {
    await lockPaid(tx, userId);
    // A crash may have stopped an earlier erasure after this action was stored.
    if (!isDecided) await insertAction(tx, action);
  });
  // Running servers refuse the player by then, so that no call can store anything again.
  await delay(waitMs);
  // Not in the transaction: a player who joins by this player's link first locks the user for its foreign key, then the
  // balance, and this would be the reverse order.
  await sql`select forget_tap_sessions(${userId})`.execute(db);
  const wasBanned = await db.transaction().execute(async (tx) => {
    await lockPaid(tx, userId);
    // Not read before the wait, because an operator may have banned the player meanwhile.
    const wasBanned = (await lastBan(tx, userId)) === 'ban';
    await deleteRows(tx, userId, user.telegram_id);
    // A banned player's Telegram id stays, or the player would come back as a new one.
    const id = wasBanned ? {} : { telegram_id: -userId };
    await tx
      .updateTable('users')
      .set({ ...forgotten, ...id })
      .where('id', '=', userId)
      .execute();
    await tx.deleteFrom('wallet_change').where('user_id', '=', userId).execute();
    return wasBanned;
  });
  return wasBanned
    ? `Player ${userId} is erased, but for the Telegram id, which keeps the ban.`
    : `Player ${userId} is erased: the person can come back as a new player.`;
}

/** Returns `ban` or `unban`, whichever the player got last. Returns `undefined` if the player got neither. */
async function lastBan(db: Deps['db'], userId: number): Promise<string | undefined> {
  const actions = (await findActions(db, userId)).map(({ action }) => action);
  return actions.findLast((action) => action === 'ban' || action === 'unban');
}

/** Locks the user's row, so that no payout can begin. Throws if a payout to the user is under way. */
async function lockPaid(tx: Deps['db'], userId: number): Promise<void> {
  await lockUser(tx, userId);
  const underWay = await findUnconfirmedPayouts(tx);
  if (underWay.some(({ user_id }) => user_id === userId)) {
    throw new Error(`A payout of player ${userId} is under way: finish it first.`);
  }
}

async function deleteRows(tx: Deps['db'], userId: number, telegramId: number): Promise<void> {
  // The events have the id that the sender gave: Telegram's.
  await tx.deleteFrom('analytics.event').where('user_id', '=', telegramId).execute();
  for (const table of [
    'idempotency_key',
    'referral_code',
    'wallet_challenge',
    'player_address',
    'wallet_notice',
  ] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
