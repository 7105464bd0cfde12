import type { ViewName } from '../../analytics/product-events.ts';
import { type PageName, pageAt } from '../../lib/paths.ts';

/** The name of each page's view in analytics events (decisions §10 VIEW). */
const views: Record<PageName, ViewName> = {
  bold: 'bold',
  profile: 'profile',
  edit: 'edit',
  country: 'country',
  finances: 'finances',
  editWallet: 'finances-edit',
  levels: 'levels',
  leaderboard: 'leaderboard',
  user: 'user',
  payments: 'payments',
  customPayment: 'custom-payment',
};

/** Returns the name of the view at a path inside the app; `undefined` if the path has no page. */
export function viewOf(pathname: string): ViewName | undefined {
  const page = pageAt(pathname);
  return page && views[page];
}
