/**
 * Keys of all numbered advisory locks, in one place so that no two are equal. `fold_ranks()` and `roll_up_taps()` use
 * other keys with two parts, the hashes of their name and of their schema's name. Such keys never equal these.
 */
export const lockKeys = {
  /** Held by every server while it runs. */
  claim: 0xb01d_01,
  migrate: 0xb01d_02,
  /** Every booking takes this lock as shared, and settling a day's revenue takes it as exclusive. */
  money: 0xb01d_03,
  /** Held by the leader among the servers. */
  lead: 0xb01d_04,
  referrals: 0xb01d_05,
};
