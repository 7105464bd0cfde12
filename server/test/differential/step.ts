/** The index of a player. A sequence has three players. */
export type Who = 0 | 1 | 2;

/**
 * The kind of a request's authentication. `first` and `second` use init data of the player's first and second launch,
 * and all remaining values name faults.
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

/** A request whose path and body may contain placeholders. `fillIn` replaces the placeholders for each backend. */
export type ApiRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** The body. If `isBytes` is true, the body is sent as Latin-1 instead of UTF-8. */
  body?: string;
  isBytes?: boolean;
};

/**
 * One action on both backends. `device` is an index modulo the number of open devices, and `invoice` is an index modulo
 * the number of invoices.
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
