import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSimulator } from '../open-simulator.fixture.tsx';

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
