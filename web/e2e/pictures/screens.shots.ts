import { mkdir, writeFile } from 'node:fs/promises';
import { test } from '../mocked-test.ts';
import { makeContactSheet } from './make-contact-sheet.ts';
import { animationsEnded, openScreen, stableScreenshot } from './open-screen.ts';
import { screensFolder, sizes } from './screen-files.ts';
import { screens } from './screens.ts';

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

test('contact sheet', ({ page }) => makeContactSheet(page));
