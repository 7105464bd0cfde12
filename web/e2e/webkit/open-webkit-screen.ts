import { setTimeout as delay } from 'node:timers/promises';
import { toastDurationMs } from '../../src/ui/toasts/toast-store.ts';
import { closeInvoices } from '../close-invoices.ts';
import { holdToasts } from '../hold-toasts.ts';
import { addressOf, styleOf } from '../pictures/open-screen.ts';
import type { Screen, ScreenUser } from '../pictures/screen.ts';
import type { Role, WebkitFrame } from './webkit-frame.ts';
import type { WebkitPage } from './webkit-page.ts';

/**
 * Opens `screen` on the development server at `origin`, waits until the page has loaded, and performs `screen.act`.
 * Does not wait for the page if `screen.isLoading` is true, and never waits for animations.
 */
export async function openWebkitScreen(
  page: WebkitPage,
  origin: string,
  screen: Screen,
): Promise<void> {
  await page.goto(await addressOf(origin, screen));
  await page.main.waitFor('a page', () => page.main.run(addStyle, styleOf(screen)));
  await page.main.run(holdToasts, toastDurationMs);
  if (!screen.isLoading) await page.main.loads();
  await screen.act?.(userOf(page.main));
}

/**
 * Makes WebKit evaluate the media queries again, scrolls to the focused element, and waits until all finite animations
 * have ended.
 */
export async function webkitAnimationsEnded(page: WebkitPage): Promise<void> {
  await page.main.run(async () => {
    // Moving a style element makes WebKit evaluate the media queries again. With the many style elements of the
    // development server, WebKit would otherwise apply the media queries of an earlier size.
    const style = document.querySelector('head > style');
    style?.remove();
    if (style) document.head.prepend(style);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/** Takes up to six screenshots, and stops when two consecutive screenshots are equal. Returns the last screenshot. */
export async function stableWebkitScreenshot(page: WebkitPage): Promise<Buffer> {
  await delay(workerFrameMs);
  let picture = await page.screenshot();
  for (let tries = 0; tries < 5; tries += 1) {
    await delay(workerFrameMs);
    const next = await page.screenshot();
    if (next.equals(picture)) break;
    picture = next;
  }
  return picture;
}

/** The pause before each screenshot, in milliseconds. A resized canvas can be empty for up to 200 ms. */
const workerFrameMs = 250;

function userOf(frame: WebkitFrame): ScreenUser {
  const any = /(?:)/;
  const part = (name: string) => new RegExp(name);
  const sees = (role: Role, name: string) => frame.sees(role, part(name));
  return {
    press: (name) => frame.press('button', part(name)),
    fill: (field, text, name) => frame.fill(field, name === undefined ? any : part(name), text),
    async choose(place) {
      await frame.sees('radio', any);
      await frame.run(
        (at) => document.querySelectorAll<HTMLInputElement>('input[type="radio"]')[at]?.click(),
        place,
      );
    },
    async scrollTo(name) {
      await sees('region', name);
      await frame.run((text) => {
        const heading = [...document.querySelectorAll('section h2')].find(
          ({ textContent }) => textContent === text,
        );
        heading?.closest('section')?.scrollIntoView({ block: 'start' });
        // The header covers the top of the page.
        scrollBy(0, -80);
      }, name);
    },
    closesInvoices: (status) => frame.run(closeInvoices, status),
    seesEnabled: (name) => sees('button', name),
    seesText: (text) =>
      frame.waitFor(text, async () =>
        (await frame.textOf('body')).includes(text.replaceAll('\u{a0}', ' ')),
      ),
  };
}

/** Adds CSS to the page, or returns false if the page has no body yet. Runs in the page. */
function addStyle(style: string): boolean {
  if (!document.body) return false;
  document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
  return true;
}
