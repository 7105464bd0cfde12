import type { FrameLocator, Page } from '@playwright/test';
import { freePort } from '../../.ci/test-run/free-port.ts';
import { test as base } from './refusing-proxy-test.ts';
import { StartedProcess } from './started-process.ts';

/** A running simulator with the small test apps. */
export type TestApps = {
  origin: string;
  chainPort: string;
  bridgePort: string;
};

type TestFixtures = {
  app: FrameLocator;
  /** The targets of the browser's requests to other machines. */
  requests: string[];
};

type WorkerFixtures = {
  testApps: TestApps;
};

/** Runs a test of the simulator itself. Requests to other machines are refused. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  testApps: [
    // Playwright requires a destructured first parameter, even if a fixture needs no other one.
    async ({ browserName: _ }, use) => {
      const [port, chain, bridge] = [
        `${await freePort()}`,
        `${await freePort()}`,
        `${await freePort()}`,
      ];
      const environment = { PORT: port, CHAIN_PORT: chain, BRIDGE_PORT: bridge };
      const script = ['--conditions=@bold/source', 'mock/scripts/test-apps.ts'];
      const server = new StartedProcess('node', script, { ...process.env, ...environment });
      const origin = `http://127.0.0.1:${port}`;
      try {
        await server.responds(`${origin}/simulator/`);
        await use({ origin, chainPort: chain, bridgePort: bridge });
      } finally {
        await server.stop();
      }
    },
    { scope: 'worker' },
  ],
  app: async ({ page }, use) => use(page.frameLocator('iframe[title="Bold"]')),
  requests: async ({ refusingProxy }, use) => {
    refusingProxy.requested.length = 0;
    await use(refusingProxy.requested);
  },
});

/** Opens the simulator with the given controls. The control `app` is the path of one of the small test apps. */
export async function openIn(
  page: Page,
  { origin }: TestApps,
  controls: Record<string, string> = {},
): Promise<void> {
  await page.goto(`${origin}/simulator/?${new URLSearchParams(controls)}`);
}
