/** The paths of all pages of the game. */
export const everyPage = [
  '/bold',
  '/profile',
  '/edit',
  '/country',
  '/finances',
  '/finances/edit',
  '/levels',
  '/leaderboard',
  '/user/2',
  '/store/payments',
  '/store/custom-payment',
] as const;
