import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

/**
 * Worker code that sends requests for scripts of the page's origin directly to the network. The code has no effect in a
 * browser without static routing.
 */
const routes = `addEventListener('install', (event) => {
  event.addRoutes?.([
    { condition: { requestDestination: 'script', urlPattern: '/*' }, source: 'network' },
  ]);
});
`;

/** Sends the script of MSW's service worker from the installed package. */
export function serveWorker(_request: unknown, response: ServerResponse): void {
  const file = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  response.setHeader('Content-Type', 'text/javascript');
  response.end(routes + readFileSync(file, 'utf8'));
}
