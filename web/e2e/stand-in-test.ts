import type { FrameLocator, Page } from '@playwright/test';
import { test as base } from './closed-gate-test.ts';
import { freePort } from './free-port.ts';
import { StartedProcess } from './started-process.ts';

/** The simulator around small apps that are not the game, with a chain and a bridge of its own. */
export type StandIn = {
  origin: string;
  chain: string;
  bridge: string;
};

type Tools = {
  app: FrameLocator;
  /** Whom the browser wanted to reach on another machine so far, whatever in it asked. */
  requests: string[];
};

type Surroundings = {
  standIn: StandIn;
};

/** Tests of the simulator itself; one server serves all of them, and nothing leaves the machine. */
export const test = base.extend<Tools, Surroundings>({
  standIn: [
    // Playwright wants a fixture's dependencies destructured, also where there are none.
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
        await server.answers(`${origin}/simulator/`);
        await use({ origin, chain, bridge });
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

/** Opens one of the small apps in the simulator, in the situation that `controls` describe. */
export async function openIn(
  page: Page,
  { origin }: StandIn,
  controls: Record<string, string> = {},
): Promise<void> {
  await page.goto(`${origin}/simulator/?${new URLSearchParams(controls)}`);
}
