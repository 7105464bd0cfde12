/**
 * Keys of all numbered advisory locks, in one place so that no two are equal. `fold_ranks()` and
 * `roll_up_taps()` hash their name and their schema's name instead: keys of two parts never equal these.
 */
export const lockKeys = {
  /** Held by every server while it runs. */
  claim: 0xb01d_01,
  migrate: 0xb01d_02,
  /** Taken by every booking (shared) and by settling a day's revenue (exclusive). */
  money: 0xb01d_03,
  /** Held by the leader among the servers. */
  lead: 0xb01d_04,
  referrals: 0xb01d_05,
};
