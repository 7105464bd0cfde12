import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { useLocation } from 'react-router-dom';

type Attempt = {
  /** The key of the navigation that began the attempt. */
  readonly key: string;
  readonly Page: LazyExoticComponent<ComponentType>;
  hasFailed: boolean;
};

/**
 * Returns a page whose code is loaded when the page opens for the first time. If loading fails, the page throws the
 * error. The next navigation to the page then loads the code again, which React's `lazy` alone would never do.
 */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  let attempt: Attempt | undefined;

  function begin(key: string): Attempt {
    const begun: Attempt = {
      key,
      hasFailed: false,
      Page: lazy(async () => {
        try {
          return { default: await load() };
        } catch (error) {
          begun.hasFailed = true;
          throw error;
        }
      }),
    };
    return begun;
  }

  return function LazyPage() {
    const { key } = useLocation();
    if (!attempt || (attempt.hasFailed && attempt.key !== key)) attempt = begin(key);
    const { Page } = attempt;
    return <Page />;
  };
}
