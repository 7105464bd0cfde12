import type { AdditionalInfo } from '@bold/sdk';
import type { PaymentCurrency } from '@bold/sdk/game';
import type { ProblemCode } from '@bold/sdk/problems';

/** The fields of `additional_info`, also those that a response may lack. An empty field is null. */
export type SocialFields = Required<AdditionalInfo>;

/** A reward that is held for some days after `heldFrom`. The number of days depends on `currency`. */
export type Reward = {
  /** The id of a payment, or the day whose revenue was shared. A player has at most one reward per source. */
  source: string;
  /** The payment's currency. For a day's revenue, the currency with the longest hold among that day's payments. */
  currency: PaymentCurrency;
  micros: number;
  heldFrom: string;
};

export type Payout = {
  id: string;
  micros: number;
  /** The amount in nano-TON. */
  nano: number;
  /** The raw address. */
  wallet: string;
  plannedAt: string;
  /** Null while the payout is being sent. */
  paid: { at: string; transaction: string } | null;
};

/** A player, seeded or real. Times are ISO 8601, and money is in micro-dollars. */
export type Player = {
  id: number;
  telegramId: number;
  username: string | null;
  displayName: string;
  firstName: string | null;
  lastName: string | null;
  isUsernameVisible: boolean;
  isBonusTaken: boolean;
  isBanned: boolean;
  countryId: string | null;
  social: SocialFields;
  /** The raw address. `isVerified` is true if the player has proved the ownership. */
  wallet: { address: string; isVerified: boolean } | null;
  /** The time of the last change of the wallet's address. Null if it never changed. */
  walletChangedAt: string | null;
  availableTaps: number;
  /** Taps that a refund could not subtract. They are subtracted from the taps that are credited next. */
  debtTaps: number;
  totalTaps: number;
  referralCode: string;
  joinedAt: string;
  /** The time in milliseconds of the app launch that set `username`, `firstName` and `lastName`. */
  launchedAt: number;
  referrerId: number | null;
  /** The rewards from purchases of invited players, in micro-dollars. */
  referralsMicros: number;
  /** The sum of the player's shares of the daily revenue, in micro-dollars. */
  top10Micros: number;
  /** The rewards that are or were held for some days. */
  rewards: Reward[];
  /** The player's payouts, sorted by `plannedAt`, the earliest first. */
  payouts: Payout[];
  /** True if an operator has put the player's payouts on hold. */
  isHeldByOperator: boolean;
  /** The player's tap sessions that have not expired. The least recently used session is first (decisions §4). */
  sessions: TapSession[];
  /** The names of the expired sessions in which taps were counted. Batches of these sessions are refused. */
  expiredSessions: string[];
};

/** A session with its highest processed `seq`. `isCounted` is true if a tap of the session was counted. */
export type TapSession = { name: string; seq: number; isCounted: boolean };

/** The payment of one invoice. `id` is the invoice's payload. */
export type Payment = {
  id: string;
  userId: number;
  currency: PaymentCurrency;
  /** The price in Stars, dollars or TON. */
  price: number;
  /**
   * The value of the bought taps in micro-dollars, without the bonus taps. Revenue and rewards are computed from this
   * value.
   */
  priceMicros: number;
  taps: number;
  status: 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded';
  createdAt: string;
  paidAt: string | null;
  refundedAt: string | null;
  /**
   * The referrer's reward for this payment, or null if there is none. A refund of the payment takes the reward from the
   * referrer.
   */
  reward: { userId: number; micros: number } | null;
};

export type ArrivedTransfer = {
  /** The raw address of the receiving account. */
  destination: string;
  /** The amount in nano-TON, an integer as text. */
  amount: string;
  /** The text of the transfer, or null. */
  comment: string | null;
};

/**
 * A transfer that the chain will confirm at `confirmedAt`, in milliseconds since 1970. `confirmedAt` is a time of the
 * real clock, not of the mock's clock.
 */
export type SlowTransfer = ArrivedTransfer & { confirmedAt: number };

type Store = {
  /** The currencies whose payment gateway is switched on (decisions §6). */
  currencies: PaymentCurrency[];
  /** The highest price of one invoice, in Stars. */
  maxStars: number;
  /** The ids of offers that are no longer for sale. */
  withdrawn: number[];
};

/** The state of the settlement of the daily revenue (decisions §5). */
type Settlement = {
  /** The last settled UTC day, such as `2026-11-19`. Null before the first settlement. */
  day: string | null;
  /** The losses that revenue has not covered yet, in micro-dollars. Zero or negative. */
  carriedMicros: number;
};

/** A challenge for a wallet to sign, valid for one proof by one player. Times are in milliseconds. */
type Challenge = {
  payload: string;
  userId: number;
  expiresAt: number;
};

/** The first response to an Idempotency-Key. */
export type IdempotentResponse = {
  operationId: string;
  body: string;
  respondedAt: number;
  response: { value: unknown } | { code: ProblemCode; detail: string; requestId: string };
};

/** The mock's whole state. It is plain data and can be stored as JSON. */
export type World = {
  seed: number;
  random: number;
  /** The starting balance of every new player. */
  newcomer: Pick<Player, 'availableTaps' | 'totalTaps'>;
  players: Player[];
  store: Store;
  payments: Payment[];
  slowTransfers: SlowTransfer[];
  settlement: Settlement;
  challenges: Challenge[];
  /** The stored responses by player and key. */
  idempotentResponses: Record<string, IdempotentResponse>;
};
