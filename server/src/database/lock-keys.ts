/**
 * The keys of advisory locks, one key per lock. The locks of `fold_ranks()` and `roll_up_taps()` have two keys each,
 * and PostgreSQL never confuses a lock of two keys with a lock of one key.
 */
export const lockKeys = {
  /** Every running server holds this lock. The mode is shared if `REDIS_URL` is set, otherwise exclusive. */
  claim: 0xb01d_01,
  migrate: 0xb01d_02,
  /** Recording money takes this lock in shared mode. Settling a day's revenue takes it in exclusive mode. */
  money: 0xb01d_03,
  /** The leader of the servers holds this lock. */
  lead: 0xb01d_04,
  referrals: 0xb01d_05,
};
