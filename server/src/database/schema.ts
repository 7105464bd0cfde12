import type { ColumnType, Generated, GeneratedAlways, Insertable, Updateable } from 'kysely';

/** Rows of `users`: every player who ever opened the app. */
export type UserTable = {
  id: Generated<number>;
  telegram_id: number;
  username: string | null;
  display_name: string | null;
  first_name: string | null;
  last_name: string | null;
  is_username_visible: Generated<boolean>;
  is_bonus_taken: Generated<boolean>;
  country_id: string | null;
  instagram_username: string | null;
  twitter_username: string | null;
  custom_link: string | null;
  bio: string | null;
  wallet_hash: string | null;
  wallet_verified: Generated<boolean>;
  /** When the wallet became another one, or was removed. */
  wallet_changed_at: Date | null;
  created_at: Generated<Date>;
  launched_at: Date | null;
};

/**
 * Taps per user; the row is created with its user. `debt` is the refunded taps that the available taps could not cover.
 */
export type TapBalanceTable = {
  user_id: number;
  available: Generated<number>;
  debt: Generated<number>;
  total: Generated<number>;
  /** How many players joined with the user's code; a trigger maintains it. */
  invites: Generated<number>;
  /** True if an operator has banned the user; a trigger maintains it. */
  is_banned: Generated<boolean>;
  /** The session in use. `tap_session` has the other sessions of the user. */
  session: string | null;
  seq: number | null;
  session_at: Date | null;
  is_counted: boolean | null;
};

/** The highest `seq` that was counted in a session that is not in use now. A session is one start of the app. */
export type TapSessionTable = {
  user_id: number;
  session: string;
  seq: number;
  updated_at: Date;
  /** UTC day of the first batch. */
  started_on: Generated<string>;
  /** True if a batch of the session has counted a tap. */
  is_counted: Generated<boolean>;
};

/** A session that is no longer in `tap_session`. */
export type TapSessionExpiredTable = {
  user_id: number;
  digest: string;
  expired_on: string;
};

/** Immutable credits (positive) and refunds (negative) of taps. */
export type TapCreditTable = {
  user_id: number;
  reason: 'gift' | 'purchase' | 'refund' | 'opening';
  source: string;
  taps: number;
  created_at: ColumnType<Date, Date | undefined, never>;
};

/** Taps spent per user and UTC hour. */
export type TapHourTable = { user_id: number; hour: Date; spent: number };

/**
 * Spent taps that are not added to `tap_hour` yet: one row per commit, where the place of a number in `spent` is that
 * of its user in `user_ids`.
 */
export type TapJournalTable = { hour: Date; user_ids: number[]; spent: number[] };

/** Responses that are repeated for their Idempotency-Key; no reply while the first request is in progress. */
export type IdempotencyKeyTable = {
  user_id: number;
  key: string;
  fingerprint: string;
  started_at: Date;
  reply: { status: number; body: unknown; headers: Record<string, string> } | null;
};

/** A user's invitation code. */
export type ReferralCodeTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  code: string;
  created_at: Date;
};

/** Who invited whom. */
export type ReferralTable = { user_id: number; referrer_id: number; created_at: Date };

/** Challenges that a wallet has not signed yet. */
export type WalletChallengeTable = { payload: string; user_id: number; expires_at: Date };

/** One invoice link; `price` in whole Stars, nano-TON or cents, `price_micros` in micro-dollars. */
export type PaymentTable = {
  id: string;
  user_id: number;
  gateway: 'stars' | 'ton' | 'dollars';
  currency: 'STARS' | 'TON' | 'DOLLARS';
  price: number;
  price_micros: number;
  points: number;
  taps: number;
  created_at: Date;
};

/** Money that a gateway received for a payment; only the first charge settles it. */
export type PaymentChargeTable = {
  charge_id: string;
  payment_id: string;
  settles: boolean;
  referrer_id: number | null;
  charged_at: Date;
};

/** Charges that were refunded. */
export type PaymentRefundTable = { charge_id: string; refunded_at: Date };

/**
 * Money movements, one per key: `day` is the UTC date of `booked_at`, `held_from` is when the payout hold of a reward
 * starts.
 */
export type MoneyEntryTable = {
  key: string;
  kind:
    | 'purchase'
    | 'referral'
    | 'surplus'
    | 'refund'
    | 'referral-refund'
    | 'surplus-refund'
    | 'share'
    | 'payout';
  booked_at: Date;
  held_from: Date;
  /** Decides how long a reward is held: the gateway of the purchase that earned it. Null for all other movements. */
  gateway: PaymentTable['gateway'] | null;
  day: GeneratedAlways<string>;
};

/** One leg of an entry: the micro-dollars that it adds to an account, negative if it takes them. */
export type MoneyLegTable = {
  entry: string;
  account:
    | PaymentTable['gateway']
    | 'revenue'
    | 'surplus'
    | 'referrals'
    | 'top10'
    | 'paid'
    | 'payouts';
  user_id: number | null;
  micros: number;
};

/** Sums of a user's legs, in micro-dollars; `paid` is negative. A trigger maintains them. */
export type EarningTable = { user_id: number; referrals: number; top10: number; paid: number };

/**
 * UTC days whose revenue was settled, in micro-dollars. `carried` is a loss (negative, or 0) that the following days
 * must make up for.
 */
export type RevenueDayTable = {
  day: string;
  purchases: number;
  refunds: number;
  revenue: number;
  carried: number;
  shared: number;
  settled_at: Date;
};

/** Rewards on their way to a wallet: planned, sent, confirmed. */
export type PayoutTable = {
  id: string;
  user_id: number;
  wallet: string;
  micros: number;
  nano: number;
  /** The price of one TON in micro-dollars; null if it is not known. */
  ton_price_micros: number | null;
  planned_at: Date;
  sent_at: Date | null;
  transaction: string | null;
  confirmed_at: Date | null;
};

/** Events of the mini app; `digest` is over the token and the text of `body`. */
export type AnalyticsEventTable = {
  digest: Buffer;
  event_name: string;
  user_id: number;
  session_id: string;
  body: Record<string, unknown>;
  received_at: Date;
};

/** Proofs of work that were used. */
export type AnalyticsProofTable = { id: string; expires_at: Date };

/**
 * The position in a bot's list of Stars transactions: `walked` is how many were read, `last` identifies the last one.
 */
export type StarCursorTable = { bot_id: number; walked: number; last: string };

/** Incoming TON; `nano` is an integer as text. `held_for` is the reason why it matches no invoice, or null. */
export type TonDepositTable = {
  hash: string;
  lt: number;
  account: string;
  source: string;
  nano: string;
  comment: string | null;
  paid_at: Date;
  held_for: 'failed' | 'no-comment' | 'unknown' | 'currency' | 'amount' | 'late' | null;
  noted_at: Date;
};

/** An operator's decision about a held deposit; without a payment nothing was credited. */
export type TonDepositDecisionTable = {
  hash: string;
  payment_id: string | null;
  decided_by: string;
  note: string | null;
  decided_at: Date;
};

/** The latest transaction of each deposit account up to which all transactions are booked. */
export type TonCursorTable = { account: string; lt: number; hash: string; at: Date };

/** Messages that were signed to pay a reward. */
export type TonPayoutMessageTable = {
  payout_id: string;
  sent_at: Date;
  wallet: string;
  seqno: number;
  valid_until: Date;
  after_lt: number;
  hash: string;
};

/** How far the history of a payout wallet was compared with the payouts. */
export type PayoutHistoryTable = { wallet: string; lt: number };

/** Every wallet that a player ever had; a trigger maintains it. */
export type WalletChangeTable = {
  user_id: number;
  changed_at: Date;
  wallet: string | null;
  verified: boolean;
};

/** Changes of wallets that the bot has yet to report. `due_at` is when the next attempt may begin. */
export type WalletNoticeTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  wallet: string | null;
  language_code: string | null;
  changed_at: Date;
  attempts: Generated<number>;
  due_at: Date;
};

/** What operators did with a player, and why. `wallet` is the player's at that moment. */
export type OperatorActionTable = {
  id: string;
  at: Date;
  operator: string;
  action: 'hold' | 'release' | 'ban' | 'unban' | 'export' | 'erase';
  user_id: number;
  wallet: string | null;
  reason: string;
};

/** The commands of operators that changed something. */
export type OperatorCommandTable = {
  id: string;
  at: Date;
  operator: string;
  command: string;
  arguments: string[];
  reason: string | null;
};

/** The rates that operators set. `nano_per_tap` is in billionths of the currency's unit. */
export type ExchangeRateTable = {
  id: string;
  at: Date;
  operator: string;
  currency: 'STARS' | 'TON' | 'DOLLARS';
  nano_per_tap: number;
  reason: string;
};

/** From which addresses a player called: the start of a keyed hash, per UTC day. */
export type PlayerAddressTable = { user_id: number; day: string; address: string };

/** Every table of `migrations/`, for Kysely. bigint columns arrive as numbers: all fit in 2^53. */
export type Database = {
  users: UserTable;
  tap_balance: TapBalanceTable;
  tap_session: TapSessionTable;
  tap_session_expired: TapSessionExpiredTable;
  tap_credit: TapCreditTable;
  tap_hour: TapHourTable;
  tap_journal: TapJournalTable;
  idempotency_key: IdempotencyKeyTable;
  referral_code: ReferralCodeTable;
  referral: ReferralTable;
  wallet_challenge: WalletChallengeTable;
  'analytics.event': AnalyticsEventTable;
  'analytics.proof': AnalyticsProofTable;
  payment: PaymentTable;
  payment_charge: PaymentChargeTable;
  payment_refund: PaymentRefundTable;
  money_entry: MoneyEntryTable;
  money_leg: MoneyLegTable;
  earning: EarningTable;
  revenue_day: RevenueDayTable;
  payout: PayoutTable;
  star_cursor: StarCursorTable;
  ton_deposit: TonDepositTable;
  ton_deposit_decision: TonDepositDecisionTable;
  ton_cursor: TonCursorTable;
  ton_payout_message: TonPayoutMessageTable;
  payout_history: PayoutHistoryTable;
  wallet_change: WalletChangeTable;
  wallet_notice: WalletNoticeTable;
  operator_action: OperatorActionTable;
  exchange_rate: ExchangeRateTable;
  operator_command: OperatorCommandTable;
  player_address: PlayerAddressTable;
};

export type NewUser = Insertable<UserTable>;
export type UserUpdate = Updateable<UserTable>;
