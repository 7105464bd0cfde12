export * from './bonus/bonus.query.ts';
export * from './countries/countries.query.ts';
export * from './leaderboard/leaderboard.query.ts';
export * from './levels/levels.query.ts';
export * from './payments/payments.query.ts';
export * from './referrals/referrals.query.ts';
export * from './taps/taps.query.ts';
export * from './users/users.query.ts';
