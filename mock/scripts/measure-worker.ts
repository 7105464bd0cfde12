import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { createServer, defaultClientConditions } from 'vite';
import { simulator } from '../src/vite.ts';
import type { Measured } from './measured/measured.ts';

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
async function measure(page: Page): Promise<Measured> {
  await page.goto(origin);
  await page.waitForFunction(() => 'measured' in window);
  return page.evaluate(() => Reflect.get(window, 'measured'));
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

// The development server bundles what it meets for the first time and may reload the page meanwhile.
const warm = await browser.newPage();
await measure(warm).catch(() => warm.waitForTimeout(2_000));
await warm.context().close();

const page = await browser.newPage();
const first = await measure(page);
const runs: Measured[] = [];
for (let round = 0; round < 5; round += 1) runs.push(await measure(page));
await browser.close();
await server.close();

const startMs = median(runs.map((run) => run.startMs));
const getMs = median(runs.flatMap((run) => run.getMs));
console.log(
  `Start: ${Math.round(first.startMs)} ms the first time, ${Math.round(startMs)} ms after a reload`,
);
const ownMs = median(runs.flatMap((run) => run.ownMs));
console.log(
  `GET: ${getMs.toFixed(1)} ms at the median, of which the mock's own part ${ownMs.toFixed(1)} ms`,
);
if (startMs > promised.startMs || getMs > promised.getMs) process.exitCode = 1;
