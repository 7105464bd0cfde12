/** One of the players of a sequence. */
export type Who = 0 | 1 | 2;

/** The init data of a request: valid of one launch or another, or invalid in one way. */
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
 * A request. In path, headers and body `$id:1`, `$tg:1`, `$code:1`, `$name:1` stand for a side's names of player 1: id,
 * Telegram id, invitation code, and a name that no other sequence uses (see `fillIn`).
 */
export type ApiRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Written as Latin-1 if `isBytes`, which makes it invalid UTF-8. */
  body?: string;
  isBytes?: boolean;
};

/** One action on both sides. `device` is an index into the connected devices, modulo their number. */
export type Step =
  | { do: 'call'; who: Who; pass: Pass; request: ApiRequest }
  | { do: 'connect'; who: Who; pass: Pass; origin?: string; count: number }
  | { do: 'leave'; device: number }
  | { do: 'send'; device: number; frames: string[]; isBinary: boolean }
  | { do: 'flood'; device: number }
  | { do: 'buy'; who: Who; points: number; currency: 'STARS' | 'DOLLARS' }
  | { do: 'pay'; invoice: number; isTwice: boolean }
  | { do: 'refund'; invoice: number };
