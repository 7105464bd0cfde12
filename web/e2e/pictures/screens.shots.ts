import { mkdir, writeFile } from 'node:fs/promises';
import { findBrowser } from '../../../.ci/browser/find-browser.ts';
import { findWebkit } from '../../../.ci/browser/find-webkit.ts';
import { test as base } from '../mocked-test.ts';
import {
  openWebkitScreen,
  stableWebkitScreenshot,
  webkitAnimationsEnded,
} from '../webkit/open-webkit-screen.ts';
import { WebkitBrowser } from '../webkit/webkit-browser.ts';
import { animationsEnded, openScreen, stableScreenshot } from './open-screen.ts';
import type { Screen } from './screen.ts';
import { screensFolder, sizes } from './screen-files.ts';
import { screens } from './screens.ts';

const found = findWebkit();

const test = base.extend<object, { webkit: WebkitBrowser }>({
  webkit: [
    // Playwright requires a destructured first parameter, even if a fixture needs no other one.
    async ({ browserName: _ }, use) => {
      if (typeof found === 'string') throw new Error(found);
      // Both engines draw with the same fonts.
      const { FONTCONFIG_FILE } = findBrowser().env ?? {};
      const webkit = await WebkitBrowser.start(found, FONTCONFIG_FILE ? { FONTCONFIG_FILE } : {});
      try {
        await use(webkit);
      } finally {
        await webkit.stop();
      }
    },
    { scope: 'worker' },
  ],
});

test.beforeAll(() => mkdir(screensFolder, { recursive: true }));

for (const screen of screens) {
  test(screen.name, async ({ page, origin }) => {
    await openScreen(page, origin, screen);
    for (const [width, height] of screen.sizes ?? sizes.phones) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
      await animationsEnded(page);
      await writeFile(`${screensFolder}/${screen.name}@${width}.png`, await stableScreenshot(page));
    }
  });
}

const isOutsideInRussian = ({ scenario, browserLanguage }: Screen) =>
  scenario === 'outside' && browserLanguage !== undefined;

for (const screen of typeof found === 'string' ? [] : screens) {
  // The language of WebKitGTK is that of the system.
  if (isOutsideInRussian(screen)) continue;
  test(`${screen.name} in WebKit`, async ({ webkit, origin }) => {
    const page = await webkit.open();
    try {
      await page.resize(390, 844);
      await openWebkitScreen(page, origin, screen);
      for (const [width, height] of screen.sizes ?? sizes.phones) {
        await page.resize(width, height);
        await webkitAnimationsEnded(page);
        const file = `${screensFolder}/${screen.name}@${width}.webkit.png`;
        await writeFile(file, await stableWebkitScreenshot(page));
      }
    } finally {
      await page.close();
    }
  });
}
