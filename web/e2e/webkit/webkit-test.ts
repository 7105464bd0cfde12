import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { findWebkit } from '../../../.ci/browser/find-webkit.ts';
import { test as base } from '../game-test.ts';
import { registerPlayer } from '../register-player.ts';
import { WebkitBrowser } from './webkit-browser.ts';
import type { WebkitPage } from './webkit-page.ts';

type TestFixtures = {
  /** A window without stored data. The test fails if the window has sent a request to another machine. */
  window: WebkitPage;
  open: (person: string, controls?: Record<string, string>, origin?: string) => Promise<void>;
  /** Registers the test's person, opens the app in the simulator and passes the intro. */
  openApp: (controls?: Record<string, string>, origin?: string) => Promise<void>;
};

/** Runs a test of the simulator in the browser WebKitGTK. Each worker starts one browser and one game. */
export const test = base.extend<TestFixtures, { webkit: WebkitBrowser }>({
  webkit: [
    // Playwright requires a destructured first parameter, even if a fixture needs no other one.
    async ({ browserName: _ }, use) => {
      const found = findWebkit();
      if (typeof found === 'string') throw new Error(found);
      const webkit = await WebkitBrowser.start(found);
      try {
        await use(webkit);
      } finally {
        await webkit.stop();
      }
    },
    { scope: 'worker' },
  ],
  window: async ({ webkit, refusingProxy }, use, info) => {
    const window = await webkit.open(refusingProxy.address);
    await window.resize(1280, 900);
    refusingProxy.requested.length = 0;
    await use(window);
    if (info.status !== info.expectedStatus) {
      await writeFile(info.outputPath('failed.png'), await window.screenshot());
    }
    await window.close();
    expect(refusingProxy.requested).toEqual([]);
  },
  open: async ({ game, window }, use) =>
    use(async (person, controls = {}, origin = game.origin) =>
      window.goto(`${origin}/simulator/?${new URLSearchParams({ person, ...controls })}`),
    ),
  openApp: async ({ game, window, person, open }, use) =>
    use(async (controls, origin) => {
      await registerPlayer(game.origin, person);
      await open(person, controls, origin);
      await window.app.pressUntilGone('Start');
    }),
});
