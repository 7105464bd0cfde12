import type { FrameLocator, Page } from '@playwright/test';
import { test as base } from './closed-gate-test.ts';
import { freePort } from './free-port.ts';
import { StartedProcess } from './started-process.ts';

/** A running simulator with small test apps, and the ports of its chain and bridge. */
export type StandIn = {
  origin: string;
  chainPort: string;
  bridgePort: string;
};

type Tools = {
  app: FrameLocator;
  /** The addresses on other machines that any part of the browser has requested so far. */
  requests: string[];
};

type Surroundings = {
  standIn: StandIn;
};

/** Tests of the simulator itself, on one server. Requests to other machines are blocked. */
export const test = base.extend<Tools, Surroundings>({
  standIn: [
    // Playwright requires a destructured first parameter, also without dependencies.
    async ({ browserName: _ }, use) => {
      const [port, chain, bridge] = [
        `${await freePort()}`,
        `${await freePort()}`,
        `${await freePort()}`,
      ];
      const environment = { PORT: port, CHAIN_PORT: chain, BRIDGE_PORT: bridge };
      const script = ['--conditions=source', 'mock/scripts/stand-in.ts'];
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
  requests: async ({ gate }, use) => {
    gate.asked.length = 0;
    await use(gate.asked);
  },
});

/** Opens one of the stand-in apps in the simulator, with its controls set. */
export async function openIn(
  page: Page,
  { origin }: StandIn,
  controls: Record<string, string> = {},
): Promise<void> {
  await page.goto(`${origin}/simulator/?${new URLSearchParams(controls)}`);
}
