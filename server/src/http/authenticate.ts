import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';
import { validateInitData } from '../telegram/init-data.ts';
import { rememberPlayer } from '../users/remember-player.ts';

/** A known user, as every handler and socket sees them. */
export type Player = {
  userId: number;
  telegramId: number;
  /** The language that the messenger has for them, if it says one. */
  languageCode: string | null;
  /** When the init data stops being good; a socket closes then. */
  expiresAt: Date;
};

/** Raw init data in, the player out; throws a `Problem` whose code says what is wrong (decisions §2). */
export type Authenticate = (rawInitData: string) => Promise<Player>;

/**
 * Makes the check that every call and every socket passes. Init data that was good once is not
 * computed again until it expires; the first good one of a user creates them.
 */
export function createAuthenticate(deps: Omit<Deps, 'pushBalance'>): Authenticate {
  const { clock, config } = deps;
  const known = new LRUCache<string, Player>({ max: 50_000 });

  return async (raw) => {
    const now = clock.now();
    const remembered = known.get(raw);
    if (remembered && now < remembered.expiresAt) return remembered;
    known.delete(raw);

    if (raw === '') throw new Problem('INIT_DATA_MISSING');
    const initData = validateInitData(raw, {
      botToken: config.botToken,
      maxAgeS: config.initDataMaxAgeS,
      now,
    });
    const player = {
      userId: await rememberPlayer(deps, initData),
      telegramId: initData.user.id,
      languageCode: initData.user.languageCode,
      expiresAt: new Date(initData.authDate.getTime() + config.initDataMaxAgeS * 1000),
    };
    known.set(raw, player);
    return player;
  };
}

/** The raw init data of `Authorization: tma <raw>`; `INIT_DATA_MISSING` for any other header. */
export function readAuthorization(header: string): string {
  const raw = /^tma (.+)$/i.exec(header)?.[1];
  if (raw === undefined) throw new Problem('INIT_DATA_MISSING');
  return raw;
}
