import { ApiProblem } from '@bold/sdk';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionDevice } from '../../lib/device-storage.ts';
import { NotFoundView } from '../../ui/not-found-view.tsx';
import { RouteErrorView } from '../../ui/route-error-view.tsx';
import { PageLoadError } from '../loading/lazy-page.tsx';
import { allowReload } from '../loading/reload-after-failed-import.ts';
import { FullScreenView } from './full-screen-view.tsx';

type Props = {
  children: ReactNode;
  /** True if the page has no header. The error view then fills the screen. */
  isFullScreen?: boolean;
};

/** Shows an error view when a child throws, until the player tries again or opens another page (spec §2). */
export function RouteErrorBoundary({ children, isFullScreen = false }: Props) {
  const { key } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[key]}
      fallbackRender={({ error }) => {
        const view = <RouteError error={error} />;
        return isFullScreen ? <FullScreenView>{view}</FullScreenView> : view;
      }}
    >
      {children}
    </ErrorBoundary>
  );
}

function RouteError({ error }: { error: unknown }) {
  const location = useLocation();
  const navigate = useNavigate();
  if (error instanceof ApiProblem && error.status === 404) return <NotFoundView />;
  // The new key of the location renders the children again, and makes a page whose code is missing load it again.
  function retry() {
    allowReload(sessionDevice);
    void navigate(location, { replace: true, state: location.state });
  }
  return (
    <RouteErrorView error={error} isLoadFailure={error instanceof PageLoadError} onRetry={retry} />
  );
}
