import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/**
 * An invoice for taps, paid or unpaid. `points` is the number of taps without the bonus, and `taps` includes the bonus.
 */
export type PaymentTable = {
  id: string;
  user_id: number;
  gateway: 'stars' | 'ton' | 'dollars';
  currency: 'STARS' | 'TON' | 'DOLLARS';
  /** Whole Stars, nano-TON or cents. */
  price: number;
  /** The price in micro-dollars. */
  price_micros: number;
  points: number;
  taps: number;
  created_at: Date;
};

/** Money that a gateway received for a payment. Only the first charge settles the payment. */
export type PaymentChargeTable = {
  charge_id: string;
  payment_id: string;
  settles: boolean;
  referrer_id: number | null;
  charged_at: Date;
};

/**
 * Charges that Telegram reported and that are recorded for operators:
 * - each charge in dollars
 * - each charge that matched no open invoice
 */
export type ChargeRecordTable = {
  charge_id: string;
  /** The id that the payment provider gave to the charge, or null for a charge in Stars. */
  provider_charge_id: string | null;
  payload: string;
  /** `XTR` for Stars, else a code of ISO 4217. */
  currency: string;
  /**
   * The amount that Telegram reported, in Stars or cents, as decimal text. An invalid report may contain a fraction.
   */
  amount: ColumnType<string, number, never>;
  charged_at: Date;
  /** Why the charge credited nothing, or null if the charge matched its invoice. */
  mismatch: 'unknown' | 'foreign' | 'different' | 'expired' | null;
  noted_at: Date;
};

/** Recorded charges that credited nothing and whose money was returned to the payer. */
export type ChargeReturnTable = { charge_id: string; returned_at: Date };

/** Charges that were refunded. */
export type PaymentRefundTable = { charge_id: string; refunded_at: Date };

/**
 * The entries of the double-entry ledger. An entry is one movement of money, such as a purchase, and the amounts of its
 * legs sum to zero.
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
  /** The time from which a reward is held and not paid out. */
  held_from: Date;
  /** The gateway that decides how long a reward is held. Null for movements that neither give nor revoke a reward. */
  gateway: PaymentTable['gateway'] | null;
  /** The UTC date of `booked_at`. */
  day: GeneratedAlways<string>;
};

/** A leg of an entry: the amount that the entry adds to an account or subtracts from an account. */
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
  /** The micro-dollars that the leg adds to the account, negative if it subtracts them. */
  micros: number;
};

/**
 * The sums of a user's legs in micro-dollars, one sum for each account. A database trigger updates the sums; `paid` is
 * never positive, because payouts are subtracted from it.
 */
export type EarningTable = { user_id: number; referrals: number; top10: number; paid: number };

/** UTC days whose revenue was settled. Amounts are in micro-dollars. */
export type RevenueDayTable = {
  day: string;
  purchases: number;
  refunds: number;
  revenue: number;
  /** The loss that the following days must make up for, as a negative number; 0 if there is no loss. */
  carried: number;
  shared: number;
  settled_at: Date;
};

/** Payouts of rewards to wallets. A payout is planned, then sent, then confirmed by the blockchain. */
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

/**
 * A position in Telegram's list of a bot's Stars transactions, oldest first. `walked` is the number of transactions
 * before this position, all of them recorded, and `last` identifies the last of these transactions.
 */
export type StarCursorTable = { bot_id: number; walked: number; last: string };

/** TON transfers to the deposit accounts, one row per transaction of the blockchain. */
export type TonDepositTable = {
  hash: string;
  lt: number;
  account: string;
  source: string;
  /** Nano-TON, an integer as text. */
  nano: string;
  comment: string | null;
  paid_at: Date;
  /** Why the deposit matches no invoice, or null if it matches one. */
  held_for: 'failed' | 'no-comment' | 'unknown' | 'currency' | 'amount' | 'late' | null;
  noted_at: Date;
};

/** An operator's decision about a held deposit. If `payment_id` is null, nothing was credited. */
export type TonDepositDecisionTable = {
  hash: string;
  payment_id: string | null;
  decided_by: string;
  note: string | null;
  decided_at: Date;
};

/** The last recorded transaction of each deposit account. All transactions before it are recorded too. */
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

/**
 * The wallets that send payouts. The transactions of a wallet up to the logical time `lt` were compared with the stored
 * payouts.
 */
export type PayoutHistoryTable = { wallet: string; lt: number };
/** The rates that operators set. `nano_per_tap` is the price of one tap, in billionths of a Star, a TON or a dollar. */
export type ExchangeRateTable = {
  id: string;
  at: Date;
  operator: string;
  currency: 'STARS' | 'TON' | 'DOLLARS';
  nano_per_tap: number;
  reason: string;
};

/**
 * The only row says from which Telegram and from which TON network the database gets its money: `test` is money that
 * costs nothing.
 */
export type EnvironmentTable = {
  telegram: 'main' | 'test';
  ton: 'main' | 'test';
  is_only: Generated<true>;
};
