import { expect } from '@playwright/test';
import { openIn, test } from '../test-apps-test.ts';

const white = 'rgb(255, 255, 255)';

test('on the dark header of a light theme the chat names the bot in white', async ({
  page,
  app,
  testApps,
}) => {
  await openIn(page, testApps, { theme: 'android-light' });
  await expect(app.getByTestId('launch')).toContainText('on ios');
  const header = page.getByLabel('Chat with the bot').locator('header');

  await expect(header.locator('strong')).toHaveCSS('color', white);
  await expect(header.locator('small')).toHaveCSS('color', white);
});

test('the first button of a popup is destructive if the app says so', async ({
  page,
  app,
  testApps,
}) => {
  await openIn(page, testApps, { theme: 'light' });
  await app.getByRole('button', { name: 'Popup', exact: true }).click();

  const remove = page.getByRole('dialog').getByRole('button', { name: 'Delete' });
  await expect(remove).toHaveCSS('color', 'rgb(209, 78, 78)');
});
