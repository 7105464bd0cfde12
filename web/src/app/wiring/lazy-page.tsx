import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { useLocation } from 'react-router-dom';

type Attempt = {
  /** The `key` of the router's location when the page started to load. */
  readonly key: string;
  readonly Page: LazyExoticComponent<ComponentType>;
  hasFailed: boolean;
};

/**
 * Returns a page that loads its code when it first opens. If loading fails, the page throws the error and the next
 * navigation tries again.
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
    // React's `lazy` alone would never try again.
    if (!attempt || (attempt.hasFailed && attempt.key !== key)) attempt = begin(key);
    const { Page } = attempt;
    return <Page />;
  };
}
