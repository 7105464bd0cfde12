import { useMatches } from 'react-router-dom';
import { isInnerPath } from '../../lib/paths.ts';
import { type SearchValues, useSearchValues } from '../../lib/search-parameters.ts';
import type { AppTexts } from '../app-text.ts';

/** A route's handle: what the page header shows. */
export type PageHandle = {
  readonly title: keyof AppTexts['titles'];
  /** The target of the back button; without it there is no back button. A search parameter may replace it. */
  readonly back?: string;
  /** The name of the search parameter that may replace the back target. */
  readonly backParameter?: string;
  readonly hasProfile?: boolean;
  readonly hasShare?: boolean;
};

/** Returns the target of the back button: the one in the URL if it is a path inside the app, otherwise the handle's. */
export function backTarget(handle: PageHandle, search: SearchValues): string | undefined {
  const asked = handle.backParameter === undefined ? undefined : search[handle.backParameter];
  return isInnerPath(asked) ? asked : handle.back;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}

/** Returns the current route's handle and the target of the back button. */
export function usePageHandle(): { handle: PageHandle | undefined; back: string | undefined } {
  const search = useSearchValues();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isPageHandle);
  return { handle, back: handle && backTarget(handle, search) };
}
