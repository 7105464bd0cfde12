import { defaultScenarioState, type ScenarioState, writeScenarioState } from '@bold/mock/panel';
import { findPerson, launchParametersFor, launchQuery } from '@bold/mock/telegram';
import type { Page } from '@playwright/test';
import { toastDurationMs } from '../../src/ui/toasts/toast-store.ts';
import { loadingParts } from '../../test/loading-parts.ts';
import { closeInvoices } from '../close-invoices.ts';
import { holdToasts } from '../hold-toasts.ts';
import type { Screen, ScreenUser } from './screen.ts';

/**
 * Opens `screen` on the development server at `origin`, performs `screen.act`, and waits until the animations have
 * ended. Waits for the screen to load before `screen.act`, except if `screen.isLoading` is true.
 */
export async function openScreen(page: Page, origin: string, screen: Screen): Promise<void> {
  await page.emulateMedia({ colorScheme: screen.theme ?? 'light', reducedMotion: 'reduce' });
  await page.addInitScript(addStyle, styleOf(screen));
  await page.addInitScript(holdToasts, toastDurationMs);
  if (screen.browserLanguage) await page.addInitScript(setLanguage, screen.browserLanguage);
  await page.goto(await addressOf(origin, screen));
  if (!screen.isLoading) await loaded(page);
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
      page.getByRole('region', { name }).evaluate((region) => {
        region.scrollIntoView({ block: 'start' });
        // The header covers the top of the page.
        scrollBy(0, -80);
      }),
    closesInvoices: (status) => page.evaluate(closeInvoices, status),
    seesEnabled: (name) =>
      page.getByRole('button', { name }).and(page.locator(':enabled')).waitFor(),
    seesText: (text) => page.getByText(text).first().waitFor(),
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

/** Returns CSS that hides the mock's button and sets the device's text size and insets. */
export function styleOf({ textSize = 100, insets }: Screen): string {
  const covered = Object.entries(insets ?? {}).map(
    ([side, pixels]) => `--device-inset-${side}: ${pixels}px;`,
  );
  return `button[aria-label="Scenario panel"] { display: none }
    html { font-size: ${textSize}%; ${covered.join(' ')} }`;
}

function addStyle(style: string): void {
  addEventListener('DOMContentLoaded', () => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
  });
}

/** Sets `navigator.language`. Runs in the page. */
function setLanguage(language: string): void {
  Object.defineProperty(navigator, 'language', { get: () => language });
}

async function loaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction((waits) => !document.querySelector(waits), loadingParts);
}

/** Takes up to six screenshots, and stops when two consecutive screenshots are equal. Returns the last screenshot. */
export async function stableScreenshot(page: Page): Promise<Buffer> {
  let picture = await page.screenshot();
  // No event says when the workers have finished drawing.
  for (let tries = 0; tries < 5; tries += 1) {
    const next = await page.screenshot();
    if (next.equals(picture)) break;
    picture = next;
  }
  return picture;
}

/** Waits until all finite animations have ended, including those that start within the next two frames. */
export async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}
