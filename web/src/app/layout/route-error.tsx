import { ApiProblem } from '@bold/sdk';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { NotFoundView } from '../../ui/not-found-view.tsx';
import { RouteErrorView } from '../../ui/route-error-view.tsx';

function isNotFound(error: unknown): boolean {
  return (isRouteErrorResponse(error) || error instanceof ApiProblem) && error.status === 404;
}

/** Shows a route's error: "Not Found" for an unknown URL or unknown data, otherwise the error view (spec §2). */
export function RouteError() {
  const error = useRouteError();
  return isNotFound(error) ? <NotFoundView /> : <RouteErrorView error={error} />;
}
