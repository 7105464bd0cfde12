import { Problem } from '@bold/sdk/contract';
import { LRUCache } from 'lru-cache';
import type { Authenticate, Player } from '../contract/player.ts';
import type { Deps } from '../deps.ts';
import { findOrCreatePlayer } from './find-or-create-player.ts';
import { validateInitData } from './init-data.ts';

/**
 * Returns a function that verifies init data and returns the player. The function creates a user if the player is new,
 * and its method `forget` must be called when a player is banned or erased.
 */
export function createAuthenticate(
  deps: Omit<Deps, 'pushBalance'>,
): Authenticate & { forget(userId: number): void } {
  const { clock, config, isBanned } = deps;
  const cache = new LRUCache<string, Player>({
    max: 50_000,
    // One signature fits many spellings of the same fields, each up to the size of a header.
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (_, raw) => raw.length,
  });

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

  async function authenticate(raw: string): Promise<Player> {
    const player = await identify(raw);
    if (isBanned(player.userId)) throw new Problem('PLAYER_BANNED');
    return player;
  }

  return Object.assign(authenticate, {
    // The names may be erased until the ban ends, and then the same init data must store them again.
    forget(userId: number) {
      for (const [raw, player] of cache.entries()) {
        if (player.userId === userId) cache.delete(raw);
      }
    },
  });
}
