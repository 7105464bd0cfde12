/** The index of one of the three players of a sequence. */
export type Who = 0 | 1 | 2;

/**
 * The kind of init data in a request: valid init data of the player's first or second launch, or init data that is
 * invalid in one way.
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
 * A request whose path and body may contain placeholders, which `fillIn` replaces for each backend. For player 1,
 * `$id:1` is the id, `$tg:1` the Telegram id, `$code:1` the referral code, and `$name:1` a display name that no other
 * sequence uses.
 */
export type ApiRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** The body. If `isBytes` is true, it is sent as Latin-1, so that it is not valid UTF-8. */
  body?: string;
  isBytes?: boolean;
};

/**
 * One action at both backends. `device` is an index in the list of open devices, and `invoice` in the list of invoices.
 * An index is taken modulo the length of its list.
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
