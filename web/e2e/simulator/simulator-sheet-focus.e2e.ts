import { expect, type FrameLocator, type Page } from '@playwright/test';
import { openIn, type TestApps, test } from '../test-apps-test.ts';
import { expectAsksOnClose } from './simulator-page.ts';

/** The id of a message or an invoice that the fake Bot API on an unused port would know. */
const unreachable = 'simulated-65535-a';

/** Opens the pay sheet with the keyboard. Returns the sheet and the app's button that opened the sheet. */
async function openPayment(page: Page, app: FrameLocator, testApps: TestApps) {
  await openIn(page, testApps);
  const opener = app.getByRole('button', { name: 'Invoice', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Payment' });
  await expect(sheet.getByRole('button', { name: 'Pay', exact: true })).toBeFocused();
  return { opener, sheet };
}

test('Tab leads from the pay sheet, which is not modal, to the controls, which work meanwhile', async ({
  page,
  app,
  testApps,
}) => {
  const { sheet } = await openPayment(page, app, testApps);
  for (const name of ['Leave pending', 'Let it fail', 'Cancel']) {
    await page.keyboard.press('Tab');
    await expect(sheet.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Simulator').locator(':focus')).toBeVisible();
  await expect(sheet).not.toHaveAttribute('aria-modal');

  await page.getByRole('button', { name: 'Background' }).click();

  await expect(page.getByRole('button', { name: 'Background' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // Escape in a control is not meant for the sheet.
  await page.keyboard.press('Escape');
  await expect(sheet).toBeVisible();
});

for (const key of ['Escape', 'Enter']) {
  test(`after ${key} has closed the pay sheet, the app's button has the focus again`, async ({
    page,
    app,
    testApps,
  }) => {
    const { opener, sheet } = await openPayment(page, app, testApps);

    await page.keyboard.press(key);

    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
  });
}

test('the focus returns to the button of Telegram that opened a sheet', async ({
  page,
  app,
  testApps,
}) => {
  await openIn(page, testApps);
  await app.getByRole('button', { name: 'Ask on close', exact: true }).click();
  await expectAsksOnClose(page, true);
  const close = page.getByLabel('Mini app').getByRole('button', { name: 'Close', exact: true });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close anyway' })).toBeFocused();

  await page.keyboard.press('Escape');

  await expect(close).toBeFocused();
});

test('Escape closes a sheet whose focused button has lost the focus', async ({
  page,
  app,
  testApps,
}) => {
  const { opener, sheet } = await openPayment(page, app, testApps);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());

  await page.keyboard.press('Escape');

  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the message that a shared message cannot be loaded has the focus on its button', async ({
  page,
  app,
  testApps,
}) => {
  await openIn(page, testApps);
  await expect(app.getByTestId('launch')).toContainText('on ios');
  const share = { eventType: 'web_app_send_prepared_message', eventData: { id: unreachable } };
  await app
    .locator('html')
    .evaluate((_, message) => parent.postMessage(JSON.stringify(message), location.origin), share);

  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
});

test('Escape closes the menu of Telegram and leaves the focus on its button', async ({
  page,
  app,
  testApps,
}) => {
  await openIn(page, testApps);
  await expect(app.getByTestId('launch')).toContainText('on ios');
  const menu = page.getByLabel('Mini app').getByLabel('Menu', { exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const reload = page.getByRole('button', { name: 'Reload page' });
  await expect(reload).toBeFocused();

  await page.keyboard.press('Escape');

  await expect(reload).toBeHidden();
  await expect(menu).toBeFocused();
});

test('after full screen was left with its button, the app has the focus', async ({
  page,
  app,
  testApps,
}) => {
  await openIn(page, testApps);
  await app.getByRole('button', { name: 'Full screen', exact: true }).click();
  const leave = page.getByRole('button', { name: 'Leave full screen' });
  await leave.focus();

  await page.keyboard.press('Enter');

  await expect(leave).toHaveCount(0);
  await expect(page.locator('iframe')).toBeFocused();
});

test('in full screen, a pay sheet keeps the focus from the button behind it', async ({
  page,
  app,
  testApps,
}) => {
  await openIn(page, testApps);
  await app.getByRole('button', { name: 'Full screen', exact: true }).click();
  const leave = page.getByText('Leave full screen');
  await expect(leave).toBeVisible();

  await app.getByRole('button', { name: 'Invoice', exact: true }).click();

  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(leave).not.toBeFocused();
});
