import { startMock } from '../../src/browser.ts';
import { signedData } from '../../src/player.fixture.ts';

const paths = ['/user/me', '/user/taps/me', '/level', '/leaderboard/top', '/payment/tariff'];

/** What the page tells the script, in milliseconds. */
export interface Measured {
  startMs: number;
  /** Each GET as the page sees it. */
  getMs: number[];
  /** What of it was spent in the mock; the rest is MSW's and the browser's. */
  ownMs: number[];
}

async function measure(): Promise<Measured> {
  const begun = performance.now();
  const mock = await startMock();
  const startMs = performance.now() - begun;
  const ownMs: number[] = [];
  mock.watch(({ ms }) => ownMs.push(ms));
  const headers = { Authorization: `tma ${await signedData(1)}` };
  const getMs: number[] = [];
  for (let round = 0; round < 40; round += 1) {
    for (const path of paths) {
      const asked = performance.now();
      const response = await fetch(`/api${path}`, { headers });
      await response.json();
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      getMs.push(performance.now() - asked);
    }
  }
  return { startMs, getMs, ownMs };
}

Object.assign(window, { measured: measure() });
