import type { Locator } from '@playwright/test';

/** How wide a page is, and how much of that is seen. */
export function sizeOf(root: Locator): Promise<{ scrollWidth: number; clientWidth: number }> {
  return root.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
}

/** Pixels of the app between the top of its page and an element. */
export function topOf(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().top);
}

/** Pixels of the app between an element and the bottom of its page. */
export function roomBelow(element: Locator): Promise<number> {
  return element.evaluate((node) => innerHeight - node.getBoundingClientRect().bottom);
}
