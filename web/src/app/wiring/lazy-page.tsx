import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { useLocation } from 'react-router-dom';

type Attempt = {
  /** The key of the navigation that started the attempt. */
  readonly key: string;
  readonly Page: LazyExoticComponent<ComponentType>;
  hasFailed: boolean;
};

/**
 * Returns a page whose code is loaded when the page opens for the first time. If loading fails, the page throws the
 * error, and the next navigation to the page loads the code again. React's `lazy` alone would never load it again.
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
