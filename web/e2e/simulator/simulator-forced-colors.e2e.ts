import { expect, type Locator, type Page } from '@playwright/test';
import { openIn, test } from '../test-apps-test.ts';
import { WalletShop } from '../wallet-shop.ts';

// Forced colors, as of a Windows contrast theme, remove the grounds and shadows by which buttons are otherwise seen.

type Edge = { name: string | null; isDrawn: boolean };

/** Returns for each button whether an edge of 1 px is drawn. */
function edgesOf(buttons: Locator): Promise<Edge[]> {
  return buttons.evaluateAll((all) =>
    all.map((button) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(button);
      const isDrawn =
        borderTopWidth === '1px' &&
        borderTopStyle === 'solid' &&
        borderTopColor !== 'rgba(0, 0, 0, 0)';
      return { name: button.textContent, isDrawn };
    }),
  );
}

const drawn = (...names: string[]): Edge[] => names.map((name) => ({ name, isDrawn: true }));

const force = (page: Page) => page.emulateMedia({ forcedColors: 'active' });

for (const [press, sheet, buttons] of [
  ['Invoice', 'Payment', ['Pay', 'Leave pending', 'Let it fail', 'Cancel']],
  ['Popup', 'Message', ['Delete', 'Cancel']],
  [
    'Share message',
    'Share',
    ['Saved messages', 'Best friend', 'Tap club', 'Let it fail', 'Cancel'],
  ],
] as const) {
  test(`in forced colors the sheet "${sheet}" and its buttons have edges, and the buttons keep their height of 46 px`, async ({
    page,
    app,
    testApps,
  }) => {
    await openIn(page, testApps);
    await app.getByRole('button', { name: press, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: sheet });
    await expect(dialog.getByRole('button')).toHaveText(buttons);
    await expect(dialog.getByRole('button').first()).toHaveCSS('height', '46px');

    await force(page);

    expect(await edgesOf(dialog.getByRole('button'))).toEqual(drawn(...buttons));
    await expect(dialog).toHaveCSS('outline-style', 'solid');
    await expect(dialog.getByRole('button').first()).toHaveCSS('height', '46px');
  });
}

test('in forced colors the buttons of the wallet have edges', async ({ page, app, testApps }) => {
  await force(page);
  const shop = new WalletShop(page, app, testApps);
  await shop.open('ask');
  await shop.connect();
  const buttons = shop.sheet('Connect wallet').getByRole('button');
  await expect(buttons).toHaveText(['Connect', 'Decline']);

  expect(await edgesOf(buttons)).toEqual(drawn('Connect', 'Decline'));
});

test('in forced colors the screen, the app and their buttons have edges', async ({
  page,
  app,
  testApps,
}) => {
  await force(page);
  await openIn(page, testApps);
  for (const name of ['Main button', 'Secondary button', 'Settings button', 'Full screen']) {
    await app.getByRole('button', { name, exact: true }).click();
  }
  const mini = page.getByLabel('Mini app');
  const names = ['Close', 'Leave full screen', 'Later', 'Buy 100 taps'];
  await expect(mini.getByRole('button')).toHaveText(names);
  expect(await edgesOf(mini.getByRole('button'))).toEqual(drawn(...names));
  await expect(mini).toHaveCSS('outline-style', 'solid');
  await expect(mini.locator('..')).toHaveCSS('outline-style', 'solid');

  await mini.getByRole('button', { name: 'Leave full screen' }).click();
  const close = mini.getByRole('button', { name: 'Close', exact: true });
  expect(await edgesOf(close)).toEqual(drawn('Close'));

  const menu = mini.getByRole('button', { name: 'Settings', exact: true }).locator('..');
  await mini.getByLabel('Menu', { exact: true }).click();
  await expect(menu).toHaveCSS('outline-style', 'solid');

  await close.click();
  const open = page.getByLabel('Chat with the bot').getByRole('button', { name: 'Open app' });
  expect(await edgesOf(open)).toEqual(drawn('Open app'));
});
