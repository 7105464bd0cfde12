import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSimulator } from '../open-simulator.fixture.tsx';

const telegram = page.getByRole('region', { name: 'Mini app' });
const menu = telegram.getByLabelText('Menu', { exact: true });
const item = (name: string) => telegram.getByRole('button', { name, exact: true });

test('the menu closes when the focus leaves it', async () => {
  await openSimulator();
  await menu.click();
  await expect.element(item('Reload page')).toBeVisible();

  page.getByRole('combobox', { name: 'Theme' }).element().focus();

  await expect.element(item('Reload page')).not.toBeInTheDocument();
});

test('the menu closes when an item of it is chosen', async () => {
  const { send, received } = await openSimulator();
  send('web_app_setup_settings_button', { is_visible: true });
  await menu.click();

  await item('Settings').click();

  await expect.poll(() => received.at(-1)).toEqual({ eventType: 'settings_button_pressed' });
  await expect.element(item('Settings')).not.toBeInTheDocument();
});

test('the menu reloads the app and closes it', async () => {
  const { send, received } = await openSimulator();
  send('iframe_ready', { reload_supported: true });
  await menu.click();
  await item('Reload page').click();
  await expect.poll(() => received.at(-1)).toEqual({ eventType: 'reload_iframe' });

  await menu.click();
  await item('Close app').click();

  await expect.element(page.getByTitle('Bold')).not.toBeInTheDocument();
});
