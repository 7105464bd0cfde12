import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';
import { validateInitData } from '../telegram/init-data.ts';
import { rememberPlayer } from '../users/remember-player.ts';

/** An authenticated player, as handlers and sockets see them. */
export type Player = {
  userId: number;
  telegramId: number;
  /** The language that Telegram reports for them, if any. */
  languageCode: string | null;
  /** When the init data expires; a socket closes then. */
  expiresAt: Date;
};

/** Returns the player of raw init data. Throws a `Problem` whose code names what is wrong (decisions §2). */
export type Authenticate = (rawInitData: string) => Promise<Player>;

/**
 * Creates the check that every call and every socket passes. Valid init data is cached until it expires; the first call
 * of a user creates them.
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

/** Returns the raw init data of `Authorization: tma <raw>`. Throws `INIT_DATA_MISSING` for any other header. */
export function readAuthorization(header: string): string {
  const raw = /^tma (.+)$/i.exec(header)?.[1];
  if (raw === undefined) throw new Problem('INIT_DATA_MISSING');
  return raw;
}
