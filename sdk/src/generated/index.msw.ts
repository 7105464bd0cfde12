export * from './bonus/bonus.msw.ts';
export * from './countries/countries.msw.ts';
export * from './leaderboard/leaderboard.msw.ts';
export * from './levels/levels.msw.ts';
export * from './payments/payments.msw.ts';
export * from './referrals/referrals.msw.ts';
export * from './taps/taps.msw.ts';
export * from './users/users.msw.ts';
