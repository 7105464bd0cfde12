import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

/**
 * Code that runs in the service worker, before MSW's code. In a browser with static routing, pages then load scripts
 * of their own origin directly from the network, not through the service worker.
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
