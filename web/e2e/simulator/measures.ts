import type { Locator } from '@playwright/test';

export function sizeOf(root: Locator): Promise<{ scrollWidth: number; clientWidth: number }> {
  return root.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
}

/** Returns the distance in pixels between the top of the app's page and an element. */
export function topOf(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().top);
}

/** Returns the distance in pixels between an element and the bottom of the app's page. */
export function roomBelow(element: Locator): Promise<number> {
  return element.evaluate((node) => innerHeight - node.getBoundingClientRect().bottom);
}
