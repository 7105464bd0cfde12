import { Problem } from '@bold/sdk/contract';
import { LRUCache } from 'lru-cache';
import type { Authenticate, Player } from '../contract/player.ts';
import type { Deps } from '../deps.ts';
import { findOrCreatePlayer } from './find-or-create-player.ts';
import { validateInitData } from './init-data.ts';

/** Returns a function that verifies init data and returns the player, and that creates a user if the player is new. */
export function createAuthenticate(deps: Omit<Deps, 'pushBalance'>): Authenticate {
  const { clock, config, isBanned } = deps;
  const cache = new LRUCache<string, Player>({ max: 50_000 });

  async function identify(raw: string): Promise<Player> {
    const now = clock.now();
    const cached = cache.get(raw);
    if (cached && now < cached.expiresAt && !isBanned(cached.userId)) return cached;
    cache.delete(raw);

    if (raw === '') throw new Problem('INIT_DATA_MISSING');
    const initData = validateInitData(raw, {
      botToken: config.botToken,
      botTokenPrevious: config.botTokenPrevious,
      maxAgeS: config.initDataMaxAgeS,
      now,
    });
    const player = {
      userId: await findOrCreatePlayer(deps, initData),
      telegramId: initData.user.id,
      languageCode: initData.user.languageCode,
      expiresAt: new Date(initData.authDate.getTime() + config.initDataMaxAgeS * 1000),
    };
    // The init data of a banned player is not cached, because the player may be erased meanwhile.
    if (!isBanned(player.userId)) cache.set(raw, player);
    return player;
  }

  return async (raw) => {
    const player = await identify(raw);
    if (isBanned(player.userId)) throw new Problem('PLAYER_BANNED');
    return player;
  };
}
