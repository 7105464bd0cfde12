import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { foreignRequests } from '../foreign-requests.ts';
import { test as base } from '../refusing-proxy-test.ts';
import { SimulatedPlayer } from '../simulated-player.ts';
import { StaticHost } from './static-host.ts';

const build = join(import.meta.dirname, '../../dev/playground/build.ts');
const run = promisify(execFile);

type TestFixtures = {
  player: SimulatedPlayer;
  /**
   * Fails the test if the page throws an error, gets a response with an error status, requests a URL outside the
   * playground, or breaks the content security policy.
   */
  noFaults: undefined;
};

/** Runs a test of the built playground. A static host serves the playground with the app's content security policy. */
export const test = base.extend<TestFixtures, { host: StaticHost }>({
  host: [
    // Playwright requires a destructured first parameter, even if a fixture needs no other one.
    async ({ browserName: _ }, use) => {
      // Each worker builds into a folder of its own, because two builds in one folder would mix their files.
      const folder = await mkdtemp(join(tmpdir(), 'bold-playground-'));
      await run(process.execPath, ['--conditions=@bold/source', build, '--outDir', folder]);
      const host = await StaticHost.start(folder, '/some/folder/');
      await use(host);
      host.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  noFaults: [
    async ({ page, host, refusingProxy }, use) => {
      const foreign = foreignRequests(page);
      const faults: string[] = [];
      refusingProxy.requested.length = 0;
      page.on('request', (request) => {
        const { protocol, href } = new URL(request.url());
        if (protocol === 'http:' && !href.startsWith(host.url)) faults.push(`outside ${href}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
      });
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(String(error)));
      await use(undefined);
      expect([...foreign, ...refusingProxy.requested, ...faults]).toEqual([]);
    },
    { auto: true },
  ],
  player: async ({ page }, use) => use(new SimulatedPlayer(page)),
});
