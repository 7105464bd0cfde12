import type { Api } from 'grammy';
import type { Config } from '../../src/config.ts';
import type { Deps } from '../../src/deps.ts';
import type { ChainApi } from '../../src/ton/chain-api.ts';
import type { Finding } from './walk.ts';

/** What the steps of the smoke test use. `wallet` is the raw address of the tester's wallet. */
export type Smoke = Pick<Deps, 'db' | 'shards' | 'clock' | 'pushBalance'> & {
  config: Config;
  api: Api;
  chain: Pick<ChainApi, 'account'>;
  wallet: string;
};

export const done = (...facts: string[]): Finding => ({ state: 'done', facts });
export const waiting = (wrong: string, remedy: string): Finding => ({
  state: 'waiting',
  wrong,
  remedy,
});
export const failed = (wrong: string, remedy: string): Finding => ({
  state: 'failed',
  wrong,
  remedy,
});

/** The start of the smoke test, the id of the player from `launchStep`, and the charge from `starsStep`. */
export type Found = { since: Date; playerId?: number; starsCharge?: string };

/**
 * Finds the player with the id `playerId`. If `playerId` is undefined, finds the player with the newest launch since
 * the time `since`.
 * @returns Undefined if there is no such player.
 */
export async function findPlayer({ db }: Pick<Smoke, 'db'>, { since, playerId }: Found) {
  // Telegram counts the time of a launch in whole seconds.
  const second = new Date(Math.floor(since.getTime() / 1000) * 1000);
  const players = db
    .selectFrom('users')
    .innerJoin('tap_balance', 'user_id', 'id')
    .select(['id', 'display_name', 'country_id', 'wallet_hash', 'wallet_verified', 'launched_at'])
    .select(['available', 'total'])
    .orderBy('launched_at', 'desc');
  return playerId === undefined
    ? players.where('launched_at', '>=', second).executeTakeFirst()
    : players.where('id', '=', playerId).executeTakeFirst();
}
