/** The index of one of the three players of a sequence. */
export type Who = 0 | 1 | 2;

/** The init data of a request: valid, of the player's first or second launch, or invalid in one way. */
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
 * A request whose path, headers and body may contain placeholders, which `fillIn` replaces for each backend. For player
 * 1, `$id:1` is the id, `$tg:1` the Telegram id, `$code:1` the referral code, and `$name:1` a display name of this
 * sequence alone.
 */
export type ApiRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** The body. It is sent as Latin-1 if `isBytes` is true, so that it is invalid UTF-8. */
  body?: string;
  isBytes?: boolean;
};

/**
 * One action that is carried out at both backends. `device` and `invoice` are indexes into the current devices and
 * invoices, modulo their number.
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
