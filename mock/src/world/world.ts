import type { PaymentCurrency } from '@bold/sdk/game';
import type { ProblemCode } from '@bold/sdk/problems';

/** The profile fields that a player can edit; an empty field is null. */
export type SocialFields = {
  instagram_username: string | null;
  twitter_username: string | null;
  custom_link: string | null;
  bio: string | null;
};

/**
 * A reward that is held for some days from `heldFrom` on. The number of days depends on `currency`, which is the
 * currency of the purchase. For a share of the daily revenue, `currency` is the one with the longest hold among the
 * day's purchases.
 */
export type Reward = {
  /** The payment's id, or the day that was settled. Together with the player it identifies the reward. */
  source: string;
  currency: PaymentCurrency;
  micros: number;
  heldFrom: string;
};

/** A payout; `paid` is null while the payout is being sent. `wallet` is a raw address, `nano` is nano-TON. */
export type Payout = {
  id: string;
  micros: number;
  nano: number;
  wallet: string;
  plannedAt: string;
  paid: { at: string; transaction: string } | null;
};

/** A player, seeded or real. Times are ISO 8601, money is micro-dollars. */
export type Player = {
  id: number;
  telegramId: number;
  username: string | null;
  displayName: string;
  firstName: string | null;
  lastName: string | null;
  isUsernameVisible: boolean;
  isBonusTaken: boolean;
  /** True if an operator has banned the player. */
  isBanned: boolean;
  countryId: string | null;
  social: SocialFields;
  /** The raw address, and whether the player has proved it. */
  wallet: { address: string; isVerified: boolean } | null;
  /** When the wallet's address was last changed; null if it never was. */
  walletChangedAt: string | null;
  availableTaps: number;
  /** Taps that a refund could not take back; the next credit repays them. */
  debtTaps: number;
  totalTaps: number;
  referralCode: string;
  joinedAt: string;
  /** The time of the launch from which the stored names come, in milliseconds. */
  launchedAt: number;
  /** The id of the player who invited this player. */
  referrerId: number | null;
  /** The rewards from purchases of invited players, in micro-dollars. */
  referralsMicros: number;
  /** The player's shares of the daily revenue, in micro-dollars. The first ten players of each level get shares. */
  top10Micros: number;
  /** The rewards that may still be held. A reward that is not listed is not held. */
  rewards: Reward[];
  /** The player's payouts, in the order in which they were planned. */
  payouts: Payout[];
  /** True if an operator holds the player's payouts. */
  isHeldByOperator: boolean;
  /** The latest sessions of the live connection. The session that was used longest ago is first (decisions §4). */
  sessions: TapSession[];
  /** The names of removed sessions in which taps were counted. Batches of these expired sessions are refused. */
  expiredSessions: string[];
};

/** A session with its highest processed `seq`. `isCounted` is true if a tap of the session was counted. */
export type TapSession = { name: string; seq: number; isCounted: boolean };

/** The payment behind an invoice link; `id` is the invoice's payload. */
export type Payment = {
  id: string;
  userId: number;
  currency: PaymentCurrency;
  /** The price in units of the currency. */
  price: number;
  /** The dollar price of the same taps in micro-dollars. Revenue and rewards are computed from it. */
  priceMicros: number;
  taps: number;
  status: 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded';
  createdAt: string;
  paidAt: string | null;
  refundedAt: string | null;
  /** The reward that the referrer got for this payment; a refund takes it back. Null if nobody got a reward. */
  reward: { userId: number; micros: number } | null;
};

/** A received transfer of TON. */
export type ArrivedTransfer = {
  /** The raw address of the receiving account. */
  destination: string;
  /** The amount in nano-TON, an integer as text. */
  amount: string;
  /** The transfer's text, if it has one. */
  comment: string | null;
};

/** A transfer that the chain has not confirmed yet; `confirmedAt` is in milliseconds. */
export type SlowTransfer = ArrivedTransfer & { confirmedAt: number };

/** The shop: currencies, limits and offers. */
type Store = {
  /** The gateways that are switched on (decisions §6). */
  currencies: PaymentCurrency[];
  /** The highest price of one invoice, in Stars. */
  maxStars: number;
  /** The ids of offers that are no longer for sale. */
  withdrawn: number[];
};

/** The state of the settlement of the daily revenue (decisions §5). */
type Settlement = {
  /** The last UTC day that was settled, such as `2026-11-19`; null before the first settlement. */
  day: string | null;
  /** The losses in micro-dollars that later revenue must cover first; zero or negative. */
  carriedMicros: number;
};

/** A wallet's challenge, valid for one proof by one player; times in milliseconds. */
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

/** The mock's whole state: plain data, so that it can be stored as JSON. */
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
