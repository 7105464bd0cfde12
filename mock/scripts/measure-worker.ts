import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { createServer, defaultClientConditions, type Plugin } from 'vite';
import { findBrowser } from '../../.ci/browser/find-browser.ts';
import { browserArguments, prepareBrowser } from '../../.ci/browser/prepare-browser.ts';
import { simulator } from '../src/vite/simulator.ts';
import { median, reportLimits } from './load.ts';
import type { Measured, MeasuredBackend } from './measured/measured.ts';

// Prints what the mock costs in a real browser: the first start, a start after a reload, and the median of a GET. Exits
// with 1 above 100 ms for the start or 5 ms for the GET. No debugger controls the browser, because an attached one adds
// 1 to 2 ms to each request and doubles the start. Instead the page sends its results and receives the next task. By
// hand: node --conditions=@bold/source scripts/measure-worker.ts

const promised = { startMs: 100, getMs: 5 };
const longestMs = 120_000;

const backends: MeasuredBackend[] = ['mock', 'bare', 'network'];
// The three backends take turns, so that other load on the machine slows all of them equally.
const turns = Array.from({ length: 7 }, () => backends).flat();
const runs: Record<MeasuredBackend, Measured[]> = { mock: [], bare: [], network: [] };
const allMeasured = Promise.withResolvers<void>();

const receiveResults: Plugin = {
  name: 'receive-results',
  configureServer({ middlewares }) {
    let turn = 0;
    middlewares.use('/measured', async (request, response, next) => {
      if (request.method !== 'POST') return next();
      const backend = turns[turn];
      if (backend) runs[backend].push((await json(request)) as Measured);
      turn += 1;
      response.end(turns[turn] ?? '');
      if (turn >= turns.length) allMeasured.resolve();
    });
  },
};

const server = await createServer({
  configFile: false,
  root: join(import.meta.dirname, 'measured'),
  plugins: [receiveResults, simulator()],
  resolve: { conditions: ['@bold/source', ...defaultClientConditions] },
  cacheDir: join(import.meta.dirname, '../node_modules/.vite-measure'),
  server: { host: '127.0.0.1', port: 0, open: false },
});
await server.listen();
const { origin } = new URL(server.resolvedUrls?.local[0] ?? '');
// Bundles before the first page opens. Otherwise Vite would reload that page during the measurement.
await server.environments.client.warmupRequest('/measured.ts');

const found = findBrowser();
await prepareBrowser(found);
const profile = await mkdtemp(join(tmpdir(), 'measured-'));
const browser = spawn(
  found.executablePath,
  [
    ...browserArguments,
    '--headless',
    `--user-data-dir=${profile}`,
    `${origin}/?backend=${turns[0]}`,
  ],
  { stdio: 'ignore', env: { ...process.env, ...found.env } },
);
const overdue = setTimeout(
  () => allMeasured.reject(new Error(`The browser measured nothing more for ${longestMs} ms.`)),
  longestMs,
);
try {
  await allMeasured.promise;
} finally {
  clearTimeout(overdue);
  const gone = once(browser, 'exit');
  browser.kill();
  await gone;
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  await server.close();
}

const getMs = (backend: MeasuredBackend) => median(runs[backend].map((run) => median(run.getMs)));
const firstMs = runs.mock[0]?.startMs ?? Number.NaN;
const startMs = median(runs.mock.map((run) => run.startMs));
const ownMs = median(runs.mock.flatMap((run) => run.ownMs));
const [own, bare, network] = backends.map(getMs) as [number, number, number];
console.log(
  `Start: ${Math.round(firstMs)} ms the first time, ${Math.round(startMs)} ms after a reload`,
);
console.log(
  `GET: ${own.toFixed(1)} ms at the median, of which the mock's own part ${ownMs.toFixed(1)} ms`,
);
console.log(
  `In the same run: ${bare.toFixed(1)} ms from MSW with a handler that does nothing (the mock takes ${(own / bare).toFixed(2)} × that), ${network.toFixed(1)} ms from this machine's network`,
);
reportLimits('in the browser', [
  [`Start: limit ${promised.startMs} ms`, Math.max(firstMs, startMs) > promised.startMs],
  [`GET: limit ${promised.getMs} ms`, own > promised.getMs],
]);
