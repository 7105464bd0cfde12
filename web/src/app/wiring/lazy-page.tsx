import { type ComponentType, use } from 'react';
import { useLocation } from 'react-router-dom';

type Attempt<Props> = {
  /** The `key` of the router's location when loading began. */
  readonly key: string;
  readonly page: Promise<ComponentType<Props>>;
  hasFailed: boolean;
};

/**
 * Returns a component that loads its code when it is rendered. After a failure, the component throws, and the next
 * navigation (also Back and Forward) loads the code again.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let attempt: Attempt<Props> | undefined;

  function begin(key: string): Attempt<Props> {
    const begun = { key, hasFailed: false, page: load() };
    begun.page.catch(() => {
      begun.hasFailed = true;
    });
    return begun;
  }

  /** Forgets a failed attempt. Back and Forward then load the code again, although they may return to its `key`. */
  function forgetFailure() {
    if (attempt?.hasFailed) attempt = undefined;
  }
  // In the capture phase, so that it runs before the router renders the page.
  addEventListener('popstate', forgetFailure, { capture: true });

  return function LazyPage(props) {
    const { key } = useLocation();
    // React's `lazy` alone would never try again.
    if (!attempt || (attempt.hasFailed && attempt.key !== key)) attempt = begin(key);
    const Page = use(attempt.page);
    return <Page {...props} />;
  };
}
