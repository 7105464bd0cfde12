import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingView } from '../../ui/loading-view.tsx';
import { loadLostStyles } from './lost-styles.ts';

/** The code or the styles of a page could not be loaded. */
export class PageLoadError extends Error {}

/**
 * The longest time for which the previous page stays visible while the code of the next page loads, in milliseconds.
 */
const previousPageMs = 400;

type Attempt<Props> = {
  /** The `key` of the router's location when loading began. */
  readonly key: string;
  readonly page: Promise<ComponentType<Props>>;
  /** Resolves when the page has loaded or failed, at the latest after `previousPageMs`. */
  readonly pause: Promise<unknown>;
  hasFailed: boolean;
};

/**
 * Returns a component that loads its code when it is rendered. If loading fails, the component throws a
 * `PageLoadError`; the next navigation, even Back or Forward, loads the code and its styles again.
 * @param fallback Shown if the code takes longer than `previousPageMs`
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <LoadingView />,
): ComponentType<Props> {
  let attempt: Attempt<Props> | undefined;

  function begin(key: string): Attempt<Props> {
    const page = loadLostStyles()
      .then(load)
      .catch((cause: unknown) => {
        throw new PageLoadError(String(cause), { cause });
      });
    const settled = page.catch(() => {
      begun.hasFailed = true;
    });
    const late = new Promise((resolve) => setTimeout(resolve, previousPageMs));
    const begun = { key, page, pause: Promise.race([settled, late]), hasFailed: false };
    return begun;
  }

  /**
   * Forgets a failed attempt when the player goes Back or Forward, so that the code is loaded again. Otherwise, a
   * return to the entry of the failed attempt would not load the code.
   */
  function forgetFailure() {
    if (attempt?.hasFailed) attempt = undefined;
  }
  // In the capture phase, so that it runs before the router renders the page.
  addEventListener('popstate', forgetFailure, { capture: true });

  return function LazyPage(props) {
    const { key } = useLocation();
    // React's `lazy` alone would never try again.
    if (!attempt || (attempt.hasFailed && attempt.key !== key)) attempt = begin(key);
    // The router renders in a transition, which keeps the page before as long as this waits.
    use(attempt.pause);
    return (
      <Suspense fallback={fallback}>
        <Loaded page={attempt.page} props={props} />
      </Suspense>
    );
  };
}

function Loaded<Props extends object>({
  page,
  props,
}: {
  page: Promise<ComponentType<Props>>;
  props: Props;
}) {
  const Page = use(page);
  return <Page {...props} />;
}
