import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSimulator } from '../open-simulator.fixture.tsx';

test('a sheet that the app closes does not move the focus from a control', async () => {
  const { send } = await openSimulator();
  page.getByRole('button', { name: 'Background' }).element().focus();
  send('web_app_open_scan_qr_popup');
  const sheet = page.getByRole('dialog', { name: 'Scanner' });
  await expect.element(sheet.getByRole('button', { name: 'Close' })).toHaveFocus();
  const theme = page.getByRole('combobox', { name: 'Theme' });
  theme.element().focus();

  send('web_app_close_scan_qr_popup');

  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(theme).toHaveFocus();
});
