import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { startMock } from '../../src/browser.ts';
import { signedData } from '../../src/player.fixture.ts';

const paths = ['/user/me', '/user/taps/me', '/level', '/leaderboard/top', '/payment/tariff'];
const rounds = 25;

/** Which backend responds to the page: the mock, MSW with one empty handler, or the network without MSW. */
export type Answerer = 'mock' | 'bare' | 'network';

/** The results that the page sends to the script, in milliseconds. */
export interface Measured {
  startMs: number;
  /** Each GET as the page sees it. */
  getMs: number[];
  /** The part of it that the mock took; MSW and the browser took the rest. */
  ownMs: number[];
}

/** Starts the backend. Adds the mock's own time for each response to `ownMs`. */
async function start(answerer: Answerer, ownMs: number[]): Promise<void> {
  if (answerer === 'mock') (await startMock()).watch(({ ms }) => ownMs.push(ms));
  if (answerer === 'bare') {
    const worker = setupWorker(http.get('*/api/*', () => HttpResponse.json({})));
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  }
}

async function measure(answerer: Answerer): Promise<Measured> {
  const ownMs: number[] = [];
  const begun = performance.now();
  await start(answerer, ownMs);
  const startMs = performance.now() - begun;
  const headers = { Authorization: `tma ${await signedData(1)}` };
  const getMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) {
      const asked = performance.now();
      const address = answerer === 'network' ? '/config.json' : `/api${path}`;
      const response = await fetch(address, { headers });
      await response.json();
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      getMs.push(performance.now() - asked);
    }
  }
  return { startMs, getMs, ownMs };
}

// The script's response to a result names the backend to measure next. It is empty after the last one.
const answerer = new URLSearchParams(location.search).get('answerer') as Answerer | null;
const body = JSON.stringify(await measure(answerer ?? 'mock'));
const next = await (await fetch('/measured', { method: 'POST', body })).text();
if (next !== '') location.search = `answerer=${next}`;
