import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { themes } from '../../launch/themes.ts';
import { openSimulator } from '../open-simulator.fixture.tsx';

const main = page.getByTestId('main-button');
const secondary = page.getByTestId('secondary-button');
const pay = { is_visible: true, text: 'Pay' };

test('an inactive button and a button with a progress indicator cannot be pressed', async () => {
  const { send } = await openSimulator();
  send('web_app_setup_main_button', pay);
  await expect.element(main).toBeEnabled();

  send('web_app_setup_main_button', { ...pay, is_active: false });
  await expect.element(main).toBeDisabled();
  await expect.element(main).toHaveAttribute('aria-busy', 'false');

  send('web_app_setup_main_button', { ...pay, is_active: true, is_progress_visible: true });
  await expect.element(main).toHaveAttribute('aria-busy', 'true');
  await expect.element(main).toBeDisabled();
});

test('a button has the colors that the app sends', async () => {
  const { send } = await openSimulator();

  send('web_app_setup_main_button', { ...pay, color: '#102030', text_color: '#fefdfc' });

  await expect.element(main).toHaveStyle({ backgroundColor: '#102030', color: '#fefdfc' });
});

test('a button without colors of its own has those of the theme, also of a new one', async () => {
  const { send } = await openSimulator('theme=light');
  send('web_app_setup_main_button', pay);
  const { light, dark } = themes;
  await expect.element(main).toHaveStyle({ backgroundColor: light.button_color });

  await page.getByRole('combobox', { name: 'Theme' }).selectOptions('Night');

  await expect.element(main).toHaveStyle({ backgroundColor: dark.button_color });
});

test.each([
  ['left', 'left'],
  ['right', 'left'],
  ['top', 'top'],
  ['bottom', 'top'],
] as const)('the secondary button is at the %s of the main button', async (position, side) => {
  const { send } = await openSimulator();
  send('web_app_setup_main_button', pay);
  send('web_app_setup_secondary_button', { is_visible: true, text: 'Later', position });
  await expect.element(secondary).toBeVisible();

  const place = (button: typeof main) => button.element().getBoundingClientRect()[side];
  const isFirst = position === side;
  expect(place(secondary) < place(main)).toBe(isFirst);
  expect(place(secondary)).not.toBe(place(main));
});
