/** The id of no user: the largest id that the contract allows. */
export const unknownId = Number.MAX_SAFE_INTEGER;

/** The user's fields that the conformance checks read. */
export type User = {
  id: number;
  telegram_id: number;
  username: string | null;
  display_name: string | null;
  first_name: string | null;
  last_name: string | null;
  is_username_visible: boolean;
  is_bonus_taken: boolean;
  country_id: string | null;
};

export type Profile = {
  id: number;
  username: string | null;
  display_name: string | null;
  first_name: string | null;
  last_name: string | null;
  is_username_visible: boolean;
  country_id: string | null;
  additional_info: Record<
    'instagram_username' | 'twitter_username' | 'custom_link' | 'bio',
    string | null
  >;
  payment_info: {
    wallet_hash: string | null;
    wallet_verified: boolean;
    referrals_dol_revenue: number;
    top10_dol_revenue: number;
  } | null;
};

export type Balance = {
  available_taps: number;
  total_taps: number;
  debt_taps?: number;
};
