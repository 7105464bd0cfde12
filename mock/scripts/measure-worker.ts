import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { createServer, defaultClientConditions } from 'vite';
import { simulator } from '../src/vite.ts';
import type { Answerer, Measured } from './measured/measured.ts';

// Prints what the mock costs in a real browser: its start, the first one and the usual one after a reload,
// and a GET at the median. Ends with 1 where a promise is not kept (100 ms after a reload; 5 ms).
// By hand: node --conditions=source scripts/measure-worker.ts

const promised = { startMs: 100, getMs: 5 };

const server = await createServer({
  configFile: false,
  root: join(import.meta.dirname, 'measured'),
  plugins: [simulator()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  cacheDir: join(import.meta.dirname, '../node_modules/.vite-measure'),
  server: { host: '127.0.0.1', port: 0, open: false },
});
await server.listen();
const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});

/** Opens the page anew and waits for what it measures. */
async function measure(page: Page, answerer: Answerer): Promise<Measured> {
  await page.goto(`${origin}/?answerer=${answerer}`);
  await page.waitForFunction(() => 'measured' in window);
  return page.evaluate(() => Reflect.get(window, 'measured'));
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

// The development server bundles what it meets for the first time and may reload the page meanwhile.
const warm = await browser.newPage();
await measure(warm, 'mock').catch(() => warm.waitForTimeout(2_000));
await warm.context().close();

const page = await browser.newPage();
const first = await measure(page, 'mock');
const answerers: Answerer[] = ['mock', 'bare', 'network'];
const runs: Record<Answerer, Measured[]> = { mock: [], bare: [], network: [] };
// By turns, so that whatever else the machine does falls on all of them.
for (let round = 0; round < 7; round += 1) {
  for (const answerer of answerers) runs[answerer].push(await measure(page, answerer));
}
await browser.close();
await server.close();

const getMs = (answerer: Answerer) => median(runs[answerer].map((run) => median(run.getMs)));
const startMs = median(runs.mock.map((run) => run.startMs));
const ownMs = median(runs.mock.flatMap((run) => run.ownMs));
const [own, bare, network] = answerers.map(getMs) as [number, number, number];
console.log(
  `Start: ${Math.round(first.startMs)} ms the first time, ${Math.round(startMs)} ms after a reload`,
);
console.log(
  `GET: ${own.toFixed(1)} ms at the median, of which the mock's own part ${ownMs.toFixed(1)} ms`,
);
console.log(
  `In the same run: ${bare.toFixed(1)} ms from MSW with a handler that does nothing (the mock takes ${(own / bare).toFixed(2)} × that), ${network.toFixed(1)} ms from this machine's network`,
);
if (startMs > promised.startMs || own > promised.getMs) process.exitCode = 1;
