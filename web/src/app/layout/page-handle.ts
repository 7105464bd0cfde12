import { useLocation } from 'react-router-dom';
import { isInnerPath, type PageName, pageAt, paths } from '../../lib/paths.ts';
import { type SearchValues, useSearchValues } from '../../lib/search-parameters.ts';

/** The elements that the header of a page shows besides the title. */
export type PageHandle = {
  /** The path that the back button opens. Without `back`, the page has no back button. */
  readonly back?: string;
  /**
   * The name of a search parameter. If the value of the parameter is a path inside the app, the back button opens that
   * path instead of `back`.
   */
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
 * Returns the path that the back button opens, usually `handle.back`. If the search parameter that
 * `handle.backParameter` names contains a path inside the app, returns that path instead.
 */
export function backTarget(handle: PageHandle, search: SearchValues): string | undefined {
  const asked = handle.backParameter === undefined ? undefined : search[handle.backParameter];
  return isInnerPath(asked) ? asked : handle.back;
}

/**
 * Returns the current page and the path that its back button opens. All fields are undefined if the URL belongs to no
 * page.
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
