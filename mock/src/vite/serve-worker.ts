import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

/**
 * Code for the service worker. A browser with static routing then loads the page's own scripts directly from the
 * network, not through the worker.
 */
const routes = `addEventListener('install', (event) => {
  event.addRoutes?.([
    { condition: { requestDestination: 'script', urlPattern: '/*' }, source: 'network' },
  ]);
});
`;

/** Sends the script of MSW's service worker. The script comes from the package, so no folder needs a copy of it. */
export function serveWorker(_request: unknown, response: ServerResponse): void {
  const file = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  response.setHeader('Content-Type', 'text/javascript');
  response.end(routes + readFileSync(file, 'utf8'));
}
