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

test('in full screen the buttons of Telegram are over the app, between its safe areas', async () => {
  const { send, received } = await openSimulator('safe=59,0,34,0&screen=320');
  send('web_app_setup_back_button', { is_visible: true });
  send('web_app_setup_settings_button', { is_visible: true });
  send('web_app_request_fullscreen');
  await expect.element(item('Leave full screen')).toBeVisible();

  const { top: screen } = telegram.element().getBoundingClientRect();
  for (const button of [item('Back'), item('Leave full screen'), menu]) {
    const { top, bottom } = button.element().getBoundingClientRect();
    expect(top - screen).toBeGreaterThanOrEqual(59);
    expect(bottom - screen).toBeLessThanOrEqual(59 + 46);
  }
  expect(page.getByTitle('Bold').element().getBoundingClientRect().top).toBe(screen);

  await item('Back').click();
  await expect.poll(() => received.at(-1)).toEqual({ eventType: 'back_button_pressed' });
  await menu.click();
  await item('Settings').click();
  await expect.poll(() => received.at(-1)).toEqual({ eventType: 'settings_button_pressed' });
});
