import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadingParts } from '../loading-parts.ts';
import { renderApp } from '../render-app.tsx';
import { everyPage } from './every-page.fixture.ts';

const root = document.documentElement;
const social = {
  instagram_username: 'bold.one',
  twitter_username: 'bold_one',
  custom_link: 'https://blog.example.com',
  bio: 'Money is\nlike water.',
};
const player = { availableTaps: 2_500, totalTaps: 432, displayName: 'Bold-One', social };

afterEach(async () => {
  root.removeAttribute('style');
  await page.viewport(390, 844);
});

/**
 * Returns true if the middle of `element` is covered or out of view. If `element` is shorter than a quarter of the
 * viewport, also returns true if its top or its bottom is covered or out of view.
 */
function isCovered(element: Element): boolean {
  const { left, width, top, bottom, height } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  const places = height < innerHeight / 4 ? [top + 4, middle, bottom - 4] : [middle];
  return places.some((y) => !shows(element, left + width / 2, y));
}

/** Returns true if `element` or its label is the topmost element at the point. */
function shows(element: Element, x: number, y: number): boolean {
  const seen = document.elementFromPoint(x, y);
  return (
    seen !== null && (element.contains(seen) || seen.closest('label')?.contains(element) === true)
  );
}

/**
 * Presses `key` until the focus leaves the page or reaches an element for the second time.
 * Returns the start of the HTML of each element that was covered or out of view while it had the focus.
 */
async function coveredOnTheWay(key: string): Promise<string[]> {
  const covered: string[] = [];
  const visited = new Set<Element>();
  for (;;) {
    await userEvent.keyboard(key);
    const focused = document.activeElement;
    if (!focused || focused === document.body || visited.has(focused)) return covered;
    visited.add(focused);
    if (isCovered(focused)) covered.push(focused.outerHTML.slice(0, 200));
  }
}

const textSizes = ['100%', '200%'];

test.each(everyPage.flatMap((path) => textSizes.map((textSize) => [path, textSize] as const)))(
  'on the smallest phone nothing on %s covers what has the focus, with text at %s',
  async (path, textSize) => {
    await page.viewport(320, 568);
    root.style.fontSize = textSize;
    const { screen } = await renderApp({ path, player });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    await expect.poll(() => document.querySelectorAll(loadingParts).length).toBe(0);

    expect(await coveredOnTheWay('{Tab}')).toEqual([]);
    scrollTo(0, root.scrollHeight);
    expect(await coveredOnTheWay('{Shift>}{Tab}{/Shift}')).toEqual([]);
  },
);
