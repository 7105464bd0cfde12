/**
 * The keys of all advisory locks with a single number, in one place so that no two are equal. `fold_ranks()` and
 * `roll_up_taps()` use keys with two numbers instead: the hash of the function's name and the hash of its schema's
 * name. A key with two numbers never equals a key with one number.
 */
export const lockKeys = {
  /** Held by every server while it runs. */
  claim: 0xb01d_01,
  migrate: 0xb01d_02,
  /** Every booking takes this lock as shared, and settling a day's revenue takes it as exclusive. */
  money: 0xb01d_03,
  /** Held by the server that is the leader. */
  lead: 0xb01d_04,
  referrals: 0xb01d_05,
};
