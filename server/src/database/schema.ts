import type {
  ColumnType,
  Generated,
  GeneratedAlways,
  Insertable,
  Selectable,
  Updateable,
} from 'kysely';
import type {
  ChargeRecordTable,
  ChargeReturnTable,
  EarningTable,
  EnvironmentTable,
  ExchangeRateTable,
  MoneyEntryTable,
  MoneyLegTable,
  PaymentChargeTable,
  PaymentRefundTable,
  PaymentTable,
  PayoutHistoryTable,
  PayoutTable,
  RevenueDayTable,
  StarCursorTable,
  TonCursorTable,
  TonDepositDecisionTable,
  TonDepositTable,
  TonPayoutMessageTable,
} from './money-tables.ts';

/** Rows of `users`: all players who have ever opened the app. */
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
  /** When the wallet was last set, replaced or removed. */
  wallet_changed_at: Date | null;
  created_at: Generated<Date>;
  launched_at: Date | null;
};

/** Taps per user. Every user has a row. */
export type TapBalanceTable = {
  user_id: number;
  available: Generated<number>;
  /** The taps that the player owes, because a refund took back more taps than were available. */
  debt: Generated<number>;
  total: Generated<number>;
  /** The number of players who joined with the user's code. A database trigger updates this number. */
  invites: Generated<number>;
  /** True if an operator has banned or erased the user. A database trigger updates this value. */
  is_banned: Generated<boolean>;
  /** The id of the player's current session, or null. `tap_session` has the player's other sessions. */
  session: string | null;
  seq: number | null;
  session_at: Date | null;
  is_counted: boolean | null;
};

/** A player's earlier session, which another session has replaced. A session is one launch of the app. */
export type TapSessionTable = {
  user_id: number;
  session: string;
  /** A batch with this number or a lower number is a duplicate. */
  seq: number;
  updated_at: Date;
  /** The UTC day of `updated_at` when this row was inserted. This day stays the same if `updated_at` changes. */
  started_on: Generated<string>;
  /** True if the server has counted at least one tap of the session. */
  is_counted: Generated<boolean>;
};

/**
 * A session that was removed from `tap_session` because its player had too many sessions. The server uses `digest`, a
 * hash of the session, to refuse further batches of this session.
 */
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

/** The number of spent taps per user and UTC hour. */
export type TapHourTable = { user_id: number; hour: Date; spent: number };

/**
 * Spent taps that are not yet added to `tap_hour`, one row per commit. `spent[i]` belongs to the user `user_ids[i]`.
 */
export type TapJournalTable = { hour: Date; user_ids: number[]; spent: number[] };

/**
 * Stored responses for repeated requests with an Idempotency-Key. `reply` is null while the first request is in
 * progress.
 */
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

/** Events of the mini app. `digest` is the hash of the analytics token and the body, so an event is stored once. */
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

/** The history of each player's wallets. A database trigger adds the rows. */
export type WalletChangeTable = {
  user_id: number;
  changed_at: Date;
  wallet: string | null;
  verified: boolean;
};

/** Wallet changes that the bot must still report. `due_at` is the earliest time of the next attempt. */
export type WalletNoticeTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  wallet: string | null;
  language_code: string | null;
  changed_at: Date;
  attempts: Generated<number>;
  due_at: Date;
};

/**
 * What operators did with a player, and why. `wallet` is the player's wallet at that moment, or null for an export or
 * an erasure.
 */
export type OperatorActionTable = {
  id: string;
  at: Date;
  operator: string;
  action: 'hold' | 'release' | 'ban' | 'unban' | 'export' | 'erase';
  user_id: number;
  wallet: string | null;
  reason: string;
};

/**
 * Commands of operators, except commands that only read. A failed command has a second row, whose `id` starts with the
 * `id` of the first row and whose `reason` is the error message.
 */
export type OperatorCommandTable = {
  id: string;
  at: Date;
  operator: string;
  command: string;
  arguments: string[];
  reason: string | null;
};

/**
 * The IP addresses from which a player sent requests on a UTC day. `address` is the start of a keyed hash, not the IP
 * address itself.
 */
export type PlayerAddressTable = { user_id: number; day: string; address: string };

/**
 * Every table of `migrations/`, for Kysely. The values of bigint columns arrive as numbers, because all values fit in
 * 2^53.
 */
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
  charge_record: ChargeRecordTable;
  charge_return: ChargeReturnTable;
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
  environment: EnvironmentTable;
  player_address: PlayerAddressTable;
};

export type UserRow = Selectable<UserTable>;
export type NewUser = Insertable<UserTable>;
export type UserUpdate = Updateable<UserTable>;
