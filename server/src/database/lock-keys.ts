/**
 * The keys of advisory locks, one key per lock. The advisory locks of `fold_ranks()` and `roll_up_taps()` have two keys
 * each, and therefore cannot collide with the locks of `lockKeys`.
 */
export const lockKeys = {
  /** Every running server holds this lock: in shared mode with `REDIS_URL`, otherwise in exclusive mode. */
  claim: 0xb01d_01,
  migrate: 0xb01d_02,
  /** Recording money takes this lock in shared mode. Settling a day's revenue takes it in exclusive mode. */
  money: 0xb01d_03,
  /** The leader of the servers holds this lock. */
  lead: 0xb01d_04,
  referrals: 0xb01d_05,
};
