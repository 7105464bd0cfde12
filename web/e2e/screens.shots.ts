import { mkdir, writeFile } from 'node:fs/promises';
import { plainSetting, type Setting, writeSetting } from '@bold/mock/panel';
import { findPerson, launchParametersFor, launchQuery } from '@bold/mock/telegram';
import type { Page } from '@playwright/test';
import { makeContactSheet } from './make-contact-sheet.ts';
import { test } from './mocked-test.ts';
import { screensFolder, sizes } from './screen-files.ts';
import { type Screen, screens } from './screens.ts';

test.beforeAll(() => mkdir(screensFolder, { recursive: true }));

for (const screen of screens) {
  test(screen.name, async ({ page, origin }) => {
    await page.emulateMedia({ colorScheme: screen.theme ?? 'light', reducedMotion: 'reduce' });
    await page.addInitScript(dress, styleOf(screen));
    await page.goto(await addressOf(origin, screen));
    await (screen.isLoading ? page.getByText('Data loading').waitFor() : loaded(page));
    await screen.act?.(page);
    await rest(page);
    for (const [width, height] of screen.sizes ?? sizes.phones) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
      await rest(page);
      await writeFile(`${screensFolder}/${screen.name}@${width}.png`, await shoot(page));
    }
  });
}

test('contact sheet', ({ page }) => makeContactSheet(page));

/** The app's own address in a scenario, as the messenger would open it. */
async function addressOf(origin: string, screen: Screen): Promise<string> {
  const { path = '/', scenario, theme = 'light', controls = {} } = screen;
  const person = findPerson(screen.person ?? 'dewey');
  const setting: Setting = { ...plainSetting, scenario, person: person.key, controls };
  const address = new URL(path, origin);
  address.searchParams.set('mock', writeSetting(setting));
  address.hash = launchQuery(await launchParametersFor({ person, theme }));
  return address.href;
}

/** The mock's own button is no part of the screen; text and insets are the device's to choose. */
function styleOf({ textSize = 100, insets }: Screen): string {
  const covered = Object.entries(insets ?? {}).map(
    ([side, pixels]) => `--device-inset-${side}: ${pixels}px;`,
  );
  return `button[aria-label="Mock panel"] { display: none }
    html { font-size: ${textSize}%; ${covered.join(' ')} }`;
}

/** Brings a style to a page before anything else comes to it. */
function dress(style: string): void {
  addEventListener('DOMContentLoaded', () => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
  });
}

/** Waits until there is something to see besides that it is loading. */
async function loaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(
    (waits) => !document.querySelector(waits),
    '[aria-busy="true"], [class*="skeleton"]',
  );
}

/** A picture of what is there to stay: workers draw too, and tell nobody when they are done. */
async function shoot(page: Page): Promise<Buffer> {
  let picture = await page.screenshot();
  for (let tries = 0; tries < 5; tries += 1) {
    const next = await page.screenshot();
    if (next.equals(picture)) break;
    picture = next;
  }
  return picture;
}

/** Waits until nothing moves that comes to an end. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}
