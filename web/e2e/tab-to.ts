import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until `target` has the focus. Fails if 60 presses are not enough. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () =>
    target.evaluate((node) => node === document.activeElement && document.hasFocus());
  for (let step = 0; step < 60 && !(await hasFocus()); step += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}
