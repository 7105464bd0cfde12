import type { ViewName } from '../../analytics/product-events.ts';
import { type PageName, pageAt } from '../../lib/paths.ts';

/**
 * Maps each page to its name in analytics events: the last fixed word of its path, but `finances-edit` for
 * `/finances/edit` (decisions §10 VIEW).
 */
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

/** Returns the view at a path inside the app, or `undefined` where there is no page. */
export function viewOf(pathname: string): ViewName | undefined {
  const page = pageAt(pathname);
  return page && views[page];
}
