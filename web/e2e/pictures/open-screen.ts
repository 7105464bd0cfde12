import { defaultScenarioState, type ScenarioState, writeScenarioState } from '@bold/mock/panel';
import { findPerson, launchParametersFor, launchQuery } from '@bold/mock/telegram';
import type { Page } from '@playwright/test';
import type { Screen, ScreenUser } from './screens.ts';

/** Opens `screen` on the development server at `origin`, and waits until nothing on it loads or moves. */
export async function openScreen(page: Page, origin: string, screen: Screen): Promise<void> {
  await page.emulateMedia({ colorScheme: screen.theme ?? 'light', reducedMotion: 'reduce' });
  await page.addInitScript(addStyle, styleOf(screen));
  await page.goto(await addressOf(origin, screen));
  await (screen.isLoading ? page.getByText('Data loading').waitFor() : loaded(page));
  await screen.act?.(userOf(page));
  await animationsEnded(page);
}

function userOf(page: Page): ScreenUser {
  return {
    press: (name) => page.getByRole('button', { name }).click(),
    fill: (field, text, name = '') => page.getByRole(field, { name }).first().fill(text),
    // The input has no size of its own.
    choose: (place) => page.getByRole('radio').nth(place).click({ force: true }),
    scrollTo: (name) =>
      page
        .getByRole('region', { name })
        .evaluate((region) => region.scrollIntoView({ block: 'start' })),
    seesEnabled: (name) =>
      page.getByRole('button', { name }).and(page.locator(':enabled')).waitFor(),
  };
}

/** Returns the URL with which Telegram would open the app in the screen's scenario. */
export async function addressOf(origin: string, screen: Screen): Promise<string> {
  const { path = '/', scenario, theme = 'light', controls = {} } = screen;
  const person = findPerson(screen.person ?? 'dewey');
  const state: ScenarioState = { ...defaultScenarioState, scenario, person: person.key, controls };
  const address = new URL(path, origin);
  address.searchParams.set('mock', writeScenarioState(state));
  address.hash = launchQuery(await launchParametersFor({ person, theme }));
  return address.href;
}

/** Returns CSS that hides the mock's button and sets the text size and the insets of the device. */
export function styleOf({ textSize = 100, insets }: Screen): string {
  const covered = Object.entries(insets ?? {}).map(
    ([side, pixels]) => `--device-inset-${side}: ${pixels}px;`,
  );
  return `button[aria-label="Mock panel"] { display: none }
    html { font-size: ${textSize}%; ${covered.join(' ')} }`;
}

function addStyle(style: string): void {
  addEventListener('DOMContentLoaded', () => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
  });
}

async function loaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(
    (waits) => !document.querySelector(waits),
    '[aria-busy="true"], [class*="skeleton"]',
  );
}

/** Takes screenshots until two in a row are equal, because no event says when the workers have drawn. */
export async function stableScreenshot(page: Page): Promise<Buffer> {
  let picture = await page.screenshot();
  for (let tries = 0; tries < 5; tries += 1) {
    const next = await page.screenshot();
    if (next.equals(picture)) break;
    picture = next;
  }
  return picture;
}

/** Waits until every animation has ended, except infinite ones. */
export async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}
