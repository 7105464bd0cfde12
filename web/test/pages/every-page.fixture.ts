import type { PageName } from '../../src/lib/paths.ts';

const examples = {
  bold: '/bold',
  profile: '/profile',
  edit: '/edit',
  country: '/country',
  finances: '/finances',
  editWallet: '/finances/edit',
  levels: '/levels',
  leaderboard: '/leaderboard',
  user: '/user/2',
  payments: '/store/payments',
  customPayment: '/store/custom-payment',
} as const satisfies Record<PageName, string>;

/** One path for each page of the game. TypeScript reports an error if a page has no path here. */
export const everyPage = Object.values(examples);
