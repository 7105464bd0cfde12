/** The index of a player. A sequence has three players. */
export type Who = 0 | 1 | 2;

/**
 * The init data of a request. `first` and `second` are valid data of the player's first and second launch. All other
 * kinds are invalid in one way.
 */
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
 * A request whose path and body may contain placeholders. `fillIn` replaces the placeholders for each backend. Player 1
 * has `$id:1`, `$tg:1` (Telegram id), `$code:1` (referral code) and `$name:1` (unused display name).
 */
export type ApiRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** The body. If `isBytes` is true, the body is sent as Latin-1 instead of UTF-8. */
  body?: string;
  isBytes?: boolean;
};

/**
 * One action at both backends. `device` and `invoice` are indexes in the lists of open devices and invoices. An index
 * is taken modulo the length of its list.
 */
export type Step =
  | { do: 'call'; who: Who; pass: Pass; request: ApiRequest }
  | { do: 'connect'; who: Who; pass: Pass; origin?: string; count: number }
  | { do: 'leave'; device: number }
  | { do: 'send'; device: number; frames: string[]; isBinary: boolean }
  | { do: 'flood'; device: number }
  | { do: 'buy'; who: Who; points: number; currency: 'STARS' | 'DOLLARS' }
  | { do: 'pay'; invoice: number; isTwice: boolean }
  | { do: 'refund'; invoice: number };
