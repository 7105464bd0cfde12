import { useLocation } from 'react-router-dom';
import { isInnerPath, type PageName, pageAt, paths } from '../../lib/paths.ts';
import { type SearchValues, useSearchValues } from '../../lib/search-parameters.ts';

/** What the header of a page shows beside its title. */
export type PageHandle = {
  /** The path that the back button opens; without it there is no back button. `backParameter` may replace the path. */
  readonly back?: string;
  /** The name of a search parameter. If its value is a path inside the app, the back button opens this path. */
  readonly backParameter?: string;
  readonly hasProfile?: boolean;
  readonly hasShare?: boolean;
};

const handles: Record<PageName, PageHandle> = {
  bold: { hasProfile: true },
  profile: { back: paths.bold, hasShare: true },
  edit: { back: paths.profile },
  country: { back: paths.edit },
  finances: { back: paths.profile },
  editWallet: { back: paths.finances },
  levels: { back: paths.profile },
  leaderboard: { back: paths.bold },
  user: { back: paths.leaderboard, backParameter: 'backHref' },
  payments: { back: paths.bold },
  customPayment: { back: paths.payments },
};

/**
 * Returns the path that the back button opens. This is the path in the search parameter `backParameter`, if that path
 * is inside the app, otherwise the handle's `back`.
 */
export function backTarget(handle: PageHandle, search: SearchValues): string | undefined {
  const asked = handle.backParameter === undefined ? undefined : search[handle.backParameter];
  return isInnerPath(asked) ? asked : handle.back;
}

/**
 * Returns the name of the current page and its handle, and `back`, the path that the back button opens. All are
 * undefined at a path without a page.
 */
export function usePageHandle(): {
  name: PageName | undefined;
  handle: PageHandle | undefined;
  back: string | undefined;
} {
  const search = useSearchValues();
  const name = pageAt(useLocation().pathname);
  const handle = name && handles[name];
  return { name, handle, back: handle && backTarget(handle, search) };
}
