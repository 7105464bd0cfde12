import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { startMock } from '../../src/browser.ts';
import { signedData } from '../../src/player.fixture.ts';

const paths = ['/user/me', '/user/taps/me', '/level', '/leaderboard/top', '/payment/tariff'];
const rounds = 25;

/**
 * The backend that responds to the page:
 * - `mock`: the mock
 * - `bare`: MSW with a single handler, which returns `{}`
 * - `network`: the network, without MSW
 */
export type MeasuredBackend = 'mock' | 'bare' | 'network';

export type Measured = {
  startMs: number;
  /** The duration of each GET, measured in the page. */
  getMs: number[];
  /** The mock's part of each duration in `getMs`. */
  ownMs: number[];
};

/**
 * Starts the backend. The backend `mock` then appends one number to `ownMs` for each response: the milliseconds that
 * the mock needed.
 */
async function start(backend: MeasuredBackend, ownMs: number[]): Promise<void> {
  if (backend === 'mock') (await startMock()).watch(({ ms }) => ownMs.push(ms));
  if (backend === 'bare') {
    const worker = setupWorker(http.get('*/api/*', () => HttpResponse.json({})));
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  }
}

async function measure(backend: MeasuredBackend): Promise<Measured> {
  const ownMs: number[] = [];
  const begun = performance.now();
  await start(backend, ownMs);
  const startMs = performance.now() - begun;
  const headers = { Authorization: `tma ${await signedData(1)}` };
  const getMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) {
      const asked = performance.now();
      const address = backend === 'network' ? '/config.json' : `/api${path}`;
      const response = await fetch(address, { headers });
      await response.json();
      if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
      getMs.push(performance.now() - asked);
    }
  }
  return { startMs, getMs, ownMs };
}

// The script's response to a result names the backend to measure next. It is empty after the last one.
const backend = new URLSearchParams(location.search).get('backend') as MeasuredBackend | null;
const body = JSON.stringify(await measure(backend ?? 'mock'));
const next = await (await fetch('/measured', { method: 'POST', body })).text();
if (next !== '') location.search = `backend=${next}`;
