import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createServer, defaultClientConditions, type Plugin } from 'vite';
import { launchBrowser } from '../browser/prepare-browser.ts';

const emptyPage: Plugin = {
  name: 'bold-empty-page',
  configureServer({ middlewares }) {
    const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
    middlewares.use('/mockServiceWorker.js', async (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(await readFile(worker));
    });
    middlewares.use('/empty', (_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><title>Empty</title>');
    });
  },
};

/**
 * Runs the mock from `folder`, a copy of the repository, in a browser. Returns the service worker's response to a
 * request for `path`.
 */
export async function askWorker(folder: string, path: string) {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    root: join(folder, 'mock'),
    plugins: [emptyPage],
    resolve: { conditions: ['@bold/source', ...defaultClientConditions] },
    // Vite would reload the page if it found a dependency later.
    optimizeDeps: { entries: ['src/browser.ts', 'src/player.fixture.ts'] },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  await server.listen();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(new URL('/empty', server.resolvedUrls?.local[0]).href);
    return await page.evaluate<{ status: number; body: unknown; worker: string }>(inPage(path));
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Returns the code that the page runs. The code is text, because Vitest would change the imports in a function. */
const inPage = (path: string) => `(async () => {
  const { startMock } = await import('/src/browser.ts');
  const { signedData } = await import('/src/player.fixture.ts');
  await startMock();
  const headers = { Authorization: 'tma ' + (await signedData(1)) };
  const response = await fetch(${JSON.stringify(path)}, { headers });
  const worker = new URL(navigator.serviceWorker.controller.scriptURL).pathname;
  return { status: response.status, body: await response.json(), worker };
})()`;
