/** Every advisory lock that is taken by number, here together so that no two meet; fold_ranks() in the migrations hashes its name. */
export const lockKeys = {
  /** Held by every server for as long as it lives. */
  claim: 0xb01d_01,
  migrate: 0xb01d_02,
  /** Taken by every booking (shared) and by the sharing out of a day (alone). */
  money: 0xb01d_03,
  /** Held by the server that does what only one of them does. */
  lead: 0xb01d_04,
  referrals: 0xb01d_05,
};
