import { type ReactNode, useLayoutEffect } from 'react';
import {
  MemoryRouter,
  type NavigateFunction,
  parsePath,
  useLocation,
  useNavigate,
} from 'react-router-dom';

export type TestRouter = {
  readonly state: { readonly location: ReturnType<typeof useLocation> };
  /** Opens a path. Resolves when the page of this path is shown. */
  navigate(path: string): Promise<void>;
  /** Goes back by a number of pages, at most to the first one. Resolves when that page is shown. */
  back(pages: number): Promise<void>;
};

/** Creates an in-memory router that starts at `path`, and a component `Router` that provides the router. */
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

  function shown(move: () => void): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    opened.push(resolve);
    move();
    return promise;
  }

  const router: TestRouter = {
    state: {
      get location() {
        if (!location) throw new Error('The router is not rendered yet.');
        return location;
      },
    },
    navigate: (path) => shown(() => go?.(path)),
    back: (pages) => shown(() => go?.(-pages)),
  };
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[entry]}>
      {children}
      <Probe />
    </MemoryRouter>
  );
  return { router, Router };
}
