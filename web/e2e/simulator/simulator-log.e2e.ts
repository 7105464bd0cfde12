import { expect } from '@playwright/test';
import { openIn, test } from '../test-apps-test.ts';
import { messages } from './simulator-page.ts';

test('every message of the protocol log is shown whole, and the arrow keys scroll the log', async ({
  page,
  app,
  testApps,
}) => {
  await openIn(page, testApps);
  await app.getByRole('button', { name: 'Popup' }).click();
  await page.keyboard.press('Escape');
  const popup = messages(page).filter({ hasText: 'web_app_open_popup' });
  const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
  expect(await popup.locator('span').evaluate(isCut)).toBe(false);

  const log = page.getByRole('group').filter({ hasText: 'Protocol' });
  const placeOf = () => log.evaluate(({ scrollTop }) => scrollTop);
  const end = await placeOf();
  expect(end).toBeGreaterThan(0);
  await log.locator('summary').focus();
  await page.keyboard.press('ArrowUp');

  await expect.poll(placeOf).toBeLessThan(end);
});
