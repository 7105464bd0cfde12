import { expect } from '@playwright/test';
import axe from 'axe-core';
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

test('axe finds no fault on the pages around the game', async ({ host, page }) => {
  // Not the reference: it takes 13 s, and `render-docs.test.ts` reads its tables.
  for (const path of ['', '404.html', 'scenarios/', 'try/', 'rules/']) {
    await page.goto(host.url + path);
    await expect(page.getByRole('main')).toHaveCount(1);
    await page.evaluate(axe.source);
    const faults = await page.evaluate(async () => {
      const { violations } = await window.axe.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    expect(faults, path).toEqual([]);
  }
});
