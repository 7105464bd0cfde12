import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { openSimulator } from '../open-simulator.fixture.tsx';

/** Returns what covers the app around a sheet. */
function shadeOf(sheet: Locator): Locator {
  const shade = sheet.element().parentElement;
  if (!shade) throw new Error('The sheet is not in the page.');
  return page.elementLocator(shade);
}

test.each([
  ['Allow', 'allowed'],
  ['Cancel', 'cancelled'],
] as const)('%s in a question for a permission reports %s to the app', async (choice, status) => {
  const { send, received } = await openSimulator();
  send('web_app_request_write_access');
  const sheet = page.getByRole('dialog', { name: 'Permission' });
  await expect.element(sheet).toMatchTextContent(/^Allow the bot to message you\?/);

  await sheet.getByRole('button', { name: choice }).click();

  const message = { eventType: 'write_access_requested', eventData: { status } };
  await expect.poll(() => received.at(-1)).toEqual(message);
  await expect.element(sheet).not.toBeInTheDocument();
});

test.each([
  ['web_app_open_popup', { message: 'Sure?', buttons: [{ id: 'ok', type: 'ok' }] }, 'popup_closed'],
  ['web_app_open_scan_qr_popup', {}, 'scan_qr_popup_closed'],
] as const)(
  'a tap outside the sheet of %s closes it without a choice',
  async (method, data, end) => {
    const { send, received } = await openSimulator();
    send(method, data);
    const sheet = page.getByRole('dialog');
    await expect.element(sheet).toBeVisible();

    await shadeOf(sheet).click({ position: { x: 30, y: 30 } });

    await expect.poll(() => received.at(-1)).toMatchObject({ eventType: end });
    expect(JSON.stringify(received.at(-1))).not.toContain('button_id');
    await expect.element(sheet).not.toBeInTheDocument();
  },
);

test('a press that begins in a popup and ends outside leaves it open', async () => {
  const { send } = await openSimulator();
  send('web_app_open_popup', { message: 'Sure?', buttons: [] });
  const sheet = page.getByRole('dialog', { name: 'Message' });
  const text = sheet.getByText('Sure?');
  await expect.element(text).toBeVisible();

  text.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  shadeOf(sheet)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));

  await expect.element(text).toBeVisible();
});

test.each([
  [{}, 'Scan a QR code'],
  [{ text: 'Scan the ticket' }, 'Scan the ticket'],
])('the scanner of %o shows "%s" until the player closes it', async (data, text) => {
  const { send, received } = await openSimulator();
  send('web_app_open_scan_qr_popup', data);
  const sheet = page.getByRole('dialog', { name: 'Scanner' });
  await expect.element(sheet).toHaveTextContent(`${text}Close`);

  await sheet.getByRole('button', { name: 'Close' }).click();

  await expect.poll(() => received.at(-1)).toEqual({ eventType: 'scan_qr_popup_closed' });
  await expect.element(sheet).not.toBeInTheDocument();
});
