import { expect } from '@playwright/test';
import { test } from './playground-test.ts';

test('on a phone no page is wider than the screen, and a link to a screen is high enough for a finger', async ({
  host,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.goto(`${host.url}try/`);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status')).toContainText('200');
  expect(await widthOf()).toBe(390);

  await page.goto(`${host.url}scenarios/`);
  const link = page.locator('#rich').getByRole('link', { name: 'edit', exact: true });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  expect(await widthOf()).toBe(390);
});
