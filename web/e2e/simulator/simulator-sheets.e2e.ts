import { expect, type FrameLocator } from '@playwright/test';
import { openIn, test } from '../test-apps-test.ts';
import { change, expectAsksOnClose, messages } from './simulator-page.ts';

// The small app of these tests sends messages to Telegram itself and shows every message that it receives.

const press = (app: FrameLocator, name: string) =>
  app.getByRole('button', { name, exact: true }).click();

/** Returns the messages that the app has received from Telegram. */
const received = (app: FrameLocator) => app.getByTestId('received');

for (const [choice, status] of [
  ['Pay', 'paid'],
  ['Let it fail', 'failed'],
  ['Cancel', 'cancelled'],
  ['Leave pending', 'pending'],
] as const) {
  test(`a pay sheet on which the player chose "${choice}" reports ${status} to the app`, async ({
    page,
    app,
    testApps,
  }) => {
    await openIn(page, testApps);
    await press(app, 'Invoice');
    const sheet = page.getByRole('dialog', { name: 'Payment' });
    await expect(sheet).toContainText('inv_7');

    await sheet.getByRole('button', { name: choice, exact: true }).click();

    await expect(received(app)).toContainText(`{"slug":"inv_7","status":"${status}"}`);
    await expect(sheet).toHaveCount(0);
  });
}

test('Escape closes a pay sheet as cancelled, and the app behind it cannot be pressed meanwhile', async ({
  page,
  app,
  testApps,
}) => {
  await openIn(page, testApps);
  await press(app, 'Invoice');
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeFocused();
  await expect(page.locator('[inert] iframe')).toHaveCount(1);

  await page.keyboard.press('Escape');

  await expect(received(app)).toContainText('{"slug":"inv_7","status":"cancelled"}');
  await expect(page.locator('[inert] iframe')).toHaveCount(0);
});

for (const [eventType, eventData, reported] of [
  ['web_app_open_invoice', { slug: 'simulated-65535-a' }, '"status":"failed"'],
  ['web_app_send_prepared_message', { id: 'simulated-65535-a' }, '"error":"UNKNOWN_ERROR"'],
] as const) {
  test(`Escape on the failure of ${eventType} reports ${reported} to the app, as OK does`, async ({
    page,
    app,
    testApps,
  }) => {
    await openIn(page, testApps);
    const root = app.locator('html');
    for (const end of ['OK', 'Escape']) {
      // The app starts anew for each of the two ends, so that it has received nothing.
      await page.reload();
      await expect(app.getByTestId('launch')).toContainText('on ios');
      await root.evaluate(
        (_, message) => parent.postMessage(JSON.stringify(message), location.origin),
        { eventType, eventData },
      );
      await expect(page.getByRole('alert')).toContainText('The fake Bot API is not reachable.');
      if (end === 'OK') await page.getByRole('button', { name: end }).click();
      else await page.keyboard.press(end);
      await expect(received(app)).toContainText(reported);
    }
  });
}

test('a popup reports the button that was pressed, or none', async ({ page, app, testApps }) => {
  await openIn(page, testApps);
  const popup = page.getByRole('dialog', { name: 'Message' });
  await press(app, 'Popup');
  await expect(popup).toContainText('This cannot be undone.');
  await popup.getByRole('button', { name: 'Delete' }).click();
  await expect(received(app)).toContainText(
    '{"eventType":"popup_closed","eventData":{"button_id":"yes"}}',
  );

  await press(app, 'Popup');
  // A key press goes to the focused element, so the popup must have the focus first.
  await expect(popup.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');

  await expect(received(app)).toContainText('{"eventType":"popup_closed","eventData":{}}');
  await expect(popup).toHaveCount(0);
});

test('Telegram shows the buttons that the app requests and reports when they are pressed', async ({
  page,
  app,
  testApps,
}) => {
  await openIn(page, testApps);
  const telegram = page.getByLabel('Mini app');
  for (const name of ['Expand', 'Main button', 'Secondary button', 'Back button']) {
    await press(app, name);
  }
  await press(app, 'Settings button');

  await telegram.getByRole('button', { name: 'Buy 100 taps' }).click();
  await expect(received(app)).toContainText('main_button_pressed');
  await telegram.getByRole('button', { name: 'Later' }).click();
  await expect(received(app)).toContainText('secondary_button_pressed');
  await telegram.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(received(app)).toContainText('back_button_pressed');
  await telegram.getByLabel('Menu', { exact: true }).click();
  await telegram.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(received(app)).toContainText('settings_button_pressed');
});

test('haptics and links are shown, full screen ends, and an unknown method is refused', async ({
  page,
  app,
  testApps,
}) => {
  await openIn(page, testApps);
  await press(app, 'Haptic');
  await expect(messages(page).filter({ hasText: 'web_app_trigger_haptic' })).toBeVisible();
  await expect(page.getByTestId('haptics')).toHaveText('Haptics: 1, last impact soft');
  await press(app, 'Open link');
  await expect(page.getByText('https://t.me/PremiumBot').first()).toBeVisible();
  await press(app, 'Full screen');
  await expect(received(app)).toContainText('fullscreen_changed');
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(received(app)).toContainText('"is_fullscreen":false');

  await press(app, 'Fly');

  await expect(messages(page).filter({ hasText: 'unknown method' })).toHaveAttribute(
    'data-refused',
    'true',
  );
});

test('Telegram shows a notice for a shared link and for an opened page, and the app stays open', async ({
  page,
  app,
  testApps,
}) => {
  await openIn(page, testApps);
  const shown = page.getByRole('status', { name: 'Telegram' });
  for (const [name, text] of [
    ['Open page', 'Opened in the browser: https://bold.example/rules'],
    ['Share', 'Opened in Telegram: https://t.me/share/url?url=https%3A%2F%2Ft.me%2FBoldBot'],
    ['Share story', 'Shared to a story: https://bold.example/story.png'],
  ] as const) {
    await press(app, name);
    await expect(shown).toHaveText(text);
  }
});

for (const [choice, message] of [
  ['Best friend', '{"eventType":"prepared_message_sent"}'],
  ['Let it fail', '{"error":"MESSAGE_SEND_FAILED"}'],
  ['Cancel', '{"error":"USER_DECLINED"}'],
] as const) {
  test(`a list of chats in which the player chose "${choice}" reports ${message} to the app`, async ({
    page,
    app,
    testApps,
  }) => {
    await openIn(page, testApps);
    await press(app, 'Share message');
    const sheet = page.getByRole('dialog', { name: 'Share' });
    await expect(sheet).toContainText('prepared_7');

    await sheet.getByRole('button', { name: choice, exact: true }).click();

    await expect(received(app)).toContainText(message);
    await expect(sheet).toHaveCount(0);
  });
}

for (const [opening, text] of [
  ['group', '"Text from the clipboard"'],
  ['button', 'null'],
] as const) {
  test(`an app that was opened from "${opening}" reads from the clipboard: ${text}`, async ({
    page,
    app,
    testApps,
  }) => {
    await openIn(page, testApps, { opening });

    await press(app, 'Clipboard');

    await expect(received(app)).toContainText(
      `{"eventType":"clipboard_text_received","eventData":{"req_id":"c1","data":${text}}}`,
    );
  });
}

for (const [platform, screen, width, isWhole] of [
  ['ios', '320', 320, false],
  ['android', '360', 360, false],
  ['tdesktop', 'desktop', 420, true],
  ['weba', 'tablet', 768, true],
] as const) {
  test(`on ${platform} the app receives a width of ${width} and opens ${isWhole ? 'expanded' : 'at half height'}`, async ({
    page,
    app,
    testApps,
  }) => {
    await openIn(page, testApps, { platform, screen });
    const size = (isExpanded: boolean) =>
      new RegExp(`"width":${width},"height":\\d+,"is_expanded":${isExpanded}`);
    await expect(app.getByTestId('launch')).toContainText(`on ${platform} `);
    await expect(received(app)).toHaveText(size(isWhole));

    await press(app, 'Expand');

    await expect(received(app)).toHaveText(size(true));
    await expect(page.getByLabel('Mini app')).toHaveAttribute('data-expanded', 'true');
    await expect(received(app)).not.toContainText('"width":0');
  });
}

test('the app is notified when it goes to the background and returns, if its Telegram version supports it', async ({
  page,
  app,
  testApps,
}) => {
  const background = page.getByRole('button', { name: 'Background' });
  const launch = app.getByTestId('launch');
  await openIn(page, testApps);
  // An app receives messages only after it has loaded.
  await expect(launch).toContainText('on ios');
  await background.click();
  await expect(received(app)).toContainText('"eventData":{"is_visible":false}');
  await background.click();
  await expect(received(app)).toContainText('"eventData":{"is_visible":true}');

  await openIn(page, testApps, { version: '7.10' });
  await expect(launch).toContainText('on ios 7.10');
  await background.click();
  await expect(background).toHaveAttribute('aria-pressed', 'true');
  await expect(messages(page).filter({ hasText: 'visibility_changed' })).toHaveCount(0);
});

test('a closed app opens again from the chat that it covered', async ({ page, app, testApps }) => {
  await openIn(page, testApps);
  const chat = page.getByLabel('Chat with the bot');
  await expect(chat).toHaveAttribute('inert');
  await expect(page.getByRole('status', { name: 'Opening the app' })).toHaveCount(0);
  await page.getByLabel('Mini app').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('iframe')).toHaveCount(0);

  await chat.getByRole('button', { name: 'Open app' }).click();

  await expect(app.getByTestId('launch')).toContainText('Dewey on ios');
});

test('an app that requires confirmation closes only after it', async ({ page, app, testApps }) => {
  await openIn(page, testApps);
  const leave = page.getByRole('dialog', { name: 'Close the app' });
  const close = page.getByLabel('Mini app').getByRole('button', { name: 'Close', exact: true });
  await press(app, 'Ask on close');
  await expectAsksOnClose(page, true);
  await close.click();
  await leave.getByRole('button', { name: 'Cancel' }).click();
  await expect(app.getByTestId('launch')).toBeVisible();

  await close.click();
  await leave.getByRole('button', { name: 'Close anyway' }).click();

  await expect(page.locator('iframe')).toHaveCount(0);
});

test('in version 6.0 an invoice is refused, and the app has the same person and start parameter', async ({
  page,
  app,
  testApps,
}) => {
  await openIn(page, testApps);
  await page.getByLabel('Person').selectOption('kaplya');
  await page.getByLabel('Version').selectOption('6.0');
  await change(page, 'Start parameter', 'REFabc');
  await expect(app.getByTestId('launch')).toHaveText('Капля on ios 6.0 from REFabc');
  expect(page.url()).toContain('person=kaplya&start=REFabc&version=6.0');

  await press(app, 'Invoice');

  await expect(messages(page).filter({ hasText: 'needs 6.1' })).toBeVisible();
  await page.getByLabel('Person').selectOption('dewey');
  await page.getByLabel('Version').selectOption('9.1');
  await change(page, 'Start parameter', '');
  await expect(page).toHaveURL(/\/simulator\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
