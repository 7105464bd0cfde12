/** One of the players of a sequence. */
export type Who = 0 | 1 | 2;

/** What is presented as init data: good of one launch or another, or bad in one way. */
export type Pass =
  | 'first'
  | 'second'
  | 'absent'
  | 'scheme'
  | 'empty'
  | 'forged'
  | 'foreign-bot'
  | 'expired'
  | 'future'
  | 'no-user'
  | 'bad-user'
  | 'bad-date'
  | 'no-hash'
  | 'twice'
  | 'escape';

/**
 * A request. In path, headers and body `$id:1`, `$tg:1`, `$code:1`, `$name:1` stand for what a side calls player 1: the id, the
 * messenger's id, the invitation code, a name that no other sequence uses; see `fillIn`.
 */
export interface Ask {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Written as Latin-1 where `isBytes` says so, which makes broken UTF-8 of it. */
  body?: string;
  isBytes?: boolean;
}

/** One thing that happens on both sides. `device` counts round the devices that are connected. */
export type Step =
  | { do: 'call'; who: Who; pass: Pass; ask: Ask }
  | { do: 'connect'; who: Who; pass: Pass; origin?: string; count: number }
  | { do: 'leave'; device: number }
  | { do: 'send'; device: number; frames: string[]; isBinary: boolean }
  | { do: 'flood'; device: number }
  | { do: 'buy'; who: Who; points: number; currency: 'STARS' | 'DOLLARS' }
  | { do: 'pay'; invoice: number; isTwice: boolean }
  | { do: 'refund'; invoice: number };
