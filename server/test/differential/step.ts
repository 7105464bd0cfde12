export type Who = 0 | 1 | 2;

/** The authentication of a request: the player's first or second launch, or a fault. */
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

/** A request to the API. `fillIn` replaces the placeholders in the path and the body before the request is sent. */
export type ApiRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** The body as text. The text is encoded as UTF-8, or as Latin-1 if `isBytes` is true. */
  body?: string;
  isBytes?: boolean;
};

/**
 * One action on both backends. `device` and `invoice` are indexes in the lists of open devices and of invoices, each
 * modulo the length of its list.
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
