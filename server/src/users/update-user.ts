import { Problem } from '@bold/sdk/contract';
import type { UpdateObject } from 'kysely';
import type { Player } from '../contract/player.ts';
import type { Database, UserRow } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { lockUser, wasErased } from './users-repository.ts';
import { limitWalletChanges } from './wallet-change.ts';
import { insertWalletNotice } from './wallet-notices-repository.ts';

/**
 * Stores changes of a player's row and returns the row. Stores a notice in the same transaction if the wallet changes
 * and the server has a Bot API (decisions §6).
 * @throws `PLAYER_BANNED` if the player is erased, `TOO_MANY_REQUESTS` if the wallet changes too often in 24 hours.
 */
export function updateUser(
  { db, config, clock }: Pick<Deps, 'clock' | 'config' | 'db'>,
  { userId, languageCode }: Pick<Player, 'languageCode' | 'userId'>,
  changes: UpdateObject<Database, 'users'>,
): Promise<UserRow> {
  return db.transaction().execute(async (tx) => {
    const before = await lockUser(tx, userId);
    // The request may have waited for the database for longer than the erasure waits for requests.
    if (await wasErased(tx, userId)) throw new Problem('PLAYER_BANNED');
    const row = await tx
      .updateTable('users')
      // Sets the id to itself, because SQL has no empty update.
      .set({ ...changes, id: userId })
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { wallet_hash: wallet } = row;
    if (wallet === before?.wallet_hash) return row;
    const now = clock.now();
    await limitWalletChanges(tx, userId, now);
    if (config.telegramApiRoot !== null) {
      await insertWalletNotice(tx, { userId, wallet, languageCode, now });
    }
    return row;
  });
}
