export * from './bonus/bonus.ts';
export * from './countries/countries.ts';
export * from './leaderboard/leaderboard.ts';
export * from './levels/levels.ts';
export * from './payments/payments.ts';
export * from './referrals/referrals.ts';
export * from './taps/taps.ts';
export * from './users/users.ts';
