import type {
  ColumnType,
  Generated,
  GeneratedAlways,
  Insertable,
  Selectable,
  Updateable,
} from 'kysely';

/** Rows of `users`: everybody who ever opened the app. */
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
  created_at: Generated<Date>;
};

/** Taps per user; the row comes into being with its user. */
export type TapBalanceTable = {
  user_id: number;
  available: Generated<number>;
  debt: Generated<number>;
  total: Generated<number>;
};

/** High-water mark of one app start. */
export type TapSessionTable = { user_id: number; session: string; seq: number; updated_at: Date };

/** Immutable credits (positive) and refunds (negative). */
export type TapCreditTable = {
  user_id: number;
  reason: 'gift' | 'purchase' | 'refund';
  source: string;
  taps: number;
  created_at: ColumnType<Date, Date | undefined, never>;
};

/** Taps spent per user and UTC hour. */
export type TapHourTable = { user_id: number; hour: Date; spent: number };

/** First answers, repeated under their Idempotency-Key; no reply while the first request is under way. */
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

/** Who was invited by whom. */
export type ReferralTable = { user_id: number; referrer_id: number; created_at: Date };

/** Challenges that a wallet has yet to sign. */
export type WalletChallengeTable = { payload: string; user_id: number; expires_at: Date };

/** Every table of `migrations/`, for Kysely. bigint columns arrive as numbers: all fit in 2^53. */
export type Database = {
  users: UserTable;
  tap_balance: TapBalanceTable;
  tap_session: TapSessionTable;
  tap_credit: TapCreditTable;
  tap_hour: TapHourTable;
  idempotency_key: IdempotencyKeyTable;
  referral_code: ReferralCodeTable;
  referral: ReferralTable;
  wallet_challenge: WalletChallengeTable;
};

export type UserRow = Selectable<UserTable>;
export type NewUser = Insertable<UserTable>;
export type UserUpdate = Updateable<UserTable>;
