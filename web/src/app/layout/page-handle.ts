import { useMatches } from 'react-router-dom';
import { isInnerPath } from '../../lib/paths.ts';
import { type SearchValues, useSearchValues } from '../../lib/search-parameters.ts';
import type { AppTexts } from '../app-text.ts';

/** A route's handle: what the page header shows. */
export type PageHandle = {
  readonly title: keyof AppTexts['titles'];
  /** The path that the back button opens; without it there is no back button. `backParameter` may replace the path. */
  readonly back?: string;
  /** The name of a search parameter. If its value is a path inside the app, the back button opens this path. */
  readonly backParameter?: string;
  readonly hasProfile?: boolean;
  readonly hasShare?: boolean;
};

/**
 * Returns the path that the back button opens: the path in the search parameter `backParameter` if it is inside the
 * app, otherwise the handle's `back`.
 */
export function backTarget(handle: PageHandle, search: SearchValues): string | undefined {
  const asked = handle.backParameter === undefined ? undefined : search[handle.backParameter];
  return isInnerPath(asked) ? asked : handle.back;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}

/** Returns the current route's handle, and `back`, the path that the back button opens. */
export function usePageHandle(): { handle: PageHandle | undefined; back: string | undefined } {
  const search = useSearchValues();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isPageHandle);
  return { handle, back: handle && backTarget(handle, search) };
}
