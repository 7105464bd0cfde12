/** The keys of advisory locks. `fold_ranks()` and `roll_up_taps()` use pairs of keys, which never equal these. */
export const lockKeys = {
  /** Every running server holds this lock. */
  claim: 0xb01d_01,
  migrate: 0xb01d_02,
  /** Recording money takes this lock in shared mode. Settling a day's revenue takes it in exclusive mode. */
  money: 0xb01d_03,
  /** The leader of the servers holds this lock. */
  lead: 0xb01d_04,
  referrals: 0xb01d_05,
};
