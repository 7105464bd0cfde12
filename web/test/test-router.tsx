import { type ReactNode, useLayoutEffect } from 'react';
import {
  MemoryRouter,
  type NavigateFunction,
  parsePath,
  useLocation,
  useNavigate,
} from 'react-router-dom';

/** A test's access to its in-memory router. The test reads the location and opens paths. */
export type TestRouter = {
  readonly state: { readonly location: ReturnType<typeof useLocation> };
  /** Opens a path. Resolves when the page of this path is shown. */
  navigate(path: string): Promise<void>;
};

/**
 * Creates an in-memory router that starts at `path`.
 * @returns `Router` is a component that provides the router to its children. With `router`, a test reads the location
 * and opens paths.
 */
export function createTestRouter(path = '/') {
  // A new key, because the position of a key that an earlier test used would be restored.
  const entry = { ...parsePath(path), key: crypto.randomUUID() };
  const opened: (() => void)[] = [];
  let location: ReturnType<typeof useLocation> | undefined;
  let go: NavigateFunction | undefined;

  function Probe() {
    const current = useLocation();
    const navigate = useNavigate();
    useLayoutEffect(() => {
      location = current;
      go = navigate;
      for (const resolve of opened.splice(0)) resolve();
    }, [current, navigate]);
    return null;
  }

  const router: TestRouter = {
    state: {
      get location() {
        if (!location) throw new Error('The router is not rendered yet.');
        return location;
      },
    },
    async navigate(to) {
      const { promise, resolve } = Promise.withResolvers<void>();
      opened.push(resolve);
      void go?.(to);
      await promise;
    },
  };
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[entry]}>
      {children}
      <Probe />
    </MemoryRouter>
  );
  return { router, Router };
}
