import { useMatches } from 'react-router-dom';
import { isInnerPath } from '../../lib/paths.ts';
import { type SearchValues, useSearchValues } from '../../lib/search-parameters.ts';
import type { AppWords } from '../app-text.ts';

/** What a route tells the header above its page. */
export type PageHandle = {
  readonly title: keyof AppWords['titles'];
  /** Where its back button leads; none without it. A search parameter may say so instead. */
  readonly back?: string;
  /** The search parameter that may hold another back target. */
  readonly backParameter?: string;
  readonly hasProfile?: boolean;
  readonly hasShare?: boolean;
};

/** The target of the back button: the address's own word, where it is a path inside the app. */
export function backTarget(handle: PageHandle, search: SearchValues): string | undefined {
  const asked = handle.backParameter === undefined ? undefined : search[handle.backParameter];
  return isInnerPath(asked) ? asked : handle.back;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}

/** The present page's header, and where its back button leads. */
export function usePageHandle(): { handle: PageHandle | undefined; back: string | undefined } {
  const search = useSearchValues();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isPageHandle);
  return { handle, back: handle && backTarget(handle, search) };
}
