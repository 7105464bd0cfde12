import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { themes } from '../../launch/themes.ts';
import { appIsLoaded, openSimulator } from '../open-simulator.fixture.tsx';

const controls = page.getByRole('complementary', { name: 'Simulator' });
const button = (name: string) => controls.getByRole('button', { name, exact: true });
const person = controls.getByRole('combobox', { name: 'Person' });

test('an app that is closed can only be opened', async () => {
  await openSimulator();
  await button('Close app').click();

  await expect.element(button('Open app')).toBeEnabled();
  await expect.element(button('Reload app')).toBeDisabled();
  await expect.element(button('Background')).toBeDisabled();
});

test('"New user" is a person whom nobody has met, and stays chosen', async () => {
  await openSimulator();
  await person.selectOptions('New user');
  await appIsLoaded();

  const { value } = person.element() as HTMLSelectElement;

  expect(value).toMatch(/^guest-\d+$/);
  expect(new URLSearchParams(location.search).get('person')).toBe(value);
});

test('the name of a person has the language, and says who has Telegram Premium', async () => {
  await openSimulator();

  const names = [...(person.element() as HTMLSelectElement).options].map(({ text }) => text);

  expect(names).toEqual(
    expect.arrayContaining(['Dewey Drip (en)', 'Terry Torrent (ru, premium)', 'Mist']),
  );
});

test('the fields of the safe areas say the order of their numbers', async () => {
  await openSimulator();

  for (const name of ['Safe area', 'Content safe area']) {
    const field = controls.getByRole('textbox', { name, exact: true });
    await expect.element(field).toHaveAccessibleDescription('top, right, bottom, left');
  }
});

test('in a narrow window a button shows and hides the controls', async () => {
  await openSimulator();
  await page.viewport(390, 844);
  await expect.element(person).not.toBeInTheDocument();
  const toggle = controls.getByRole('button', { name: /^Telegram, simulated/ });

  await toggle.click();
  await expect.element(person).toBeVisible();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');

  await toggle.click();
  await expect.element(person).not.toBeInTheDocument();
});

test('a field whose text is the same as before does not launch the app again', async () => {
  await openSimulator('start=USER7');
  const frame = page.getByTitle('Bold').element();
  const field = controls.getByRole('textbox', { name: 'Start parameter' });
  await field.fill('USER8');
  await field.fill('USER7');

  await userEvent.keyboard('{Enter}');

  expect(page.getByTitle('Bold').element()).toBe(frame);
});

test('without a bridge the wallet is always on this device', async () => {
  await openSimulator();

  await expect.element(controls.getByRole('combobox', { name: 'TON wallet' })).toBeVisible();
  const elsewhere = controls.getByRole('checkbox', { name: 'Wallet on another device' });
  await expect.element(elsewhere).not.toBeInTheDocument();
});

test('theme, screen, safe areas and the wallet change while the app stays open', async () => {
  const { received } = await openSimulator();
  const frame = page.getByTitle('Bold').element();
  await controls.getByRole('combobox', { name: 'Theme' }).selectOptions('Night');
  await controls.getByRole('combobox', { name: 'Screen size' }).selectOptions('Phone, 360 × 740');
  await controls.getByRole('textbox', { name: 'Safe area', exact: true }).fill('0,0,34,0');
  await userEvent.keyboard('{Enter}');
  await controls.getByRole('combobox', { name: 'TON wallet' }).selectOptions('Declines');

  await expect
    .poll(() => received)
    .toMatchObject([
      { eventType: 'theme_changed', eventData: { theme_params: themes.dark } },
      { eventType: 'viewport_changed', eventData: { width: 360 } },
      { eventType: 'safe_area_changed', eventData: { bottom: 34 } },
    ]);
  expect(page.getByTitle('Bold').element()).toBe(frame);
  expect(location.search).toContain('theme=dark&screen=360&safe=0%2C0%2C34%2C0&wallet=refuse');
});

test('a control launches the app once, with the chosen value', async () => {
  await openSimulator();
  const versions: (string | null)[] = [];
  const watch = new MutationObserver(() => {
    const { src } = document.querySelector('iframe') ?? {};
    if (src) versions.push(new URLSearchParams(new URL(src).hash.slice(1)).get('tgWebAppVersion'));
  });
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['src'] });
  onTestFinished(() => watch.disconnect());

  await controls.getByRole('combobox', { name: 'Version' }).selectOptions('6.0');

  await expect.poll(() => [...new Set(versions)]).toEqual(['6.0']);
});
