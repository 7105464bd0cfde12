import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../../../test/render-app.tsx';

const newcomer = { isRegistered: false };

test('[GATE-01] [GATE-10] [GATE-11] [GATE-12] [PROFILE-10] a new player chooses a name, then a country, then plays', async () => {
  const { screen, world, telegram } = await renderApp({ ...newcomer, path: '/levels' });
  const title = screen.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent('Registration');
  const field = screen.getByRole('textbox', { name: 'Name' });
  await expect.element(field).toHaveValue('');
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();

  await field.fill('Bold-One');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(title).toHaveTextContent('Select country');
  expect(screen.getByText('Your profile has been updated').elements()).toEqual([]);

  await screen.getByRole('combobox', { name: 'Search' }).fill('portu');
  await screen.getByRole('option', { name: 'Portugal' }).click();
  await expect.element(title).toHaveTextContent('About levels');
  await expect.element(screen.getByText('Your country has been updated')).toBeVisible();
  const me = world.players.find((one) => one.telegramId === telegram.launch.initData.user.id);
  expect(me).toMatchObject({ displayName: 'Bold-One', countryId: 'PT' });
});

test('[GATE-12] the back buttons of the page and of Telegram lead from the country step to the name step', async () => {
  const { screen, telegram, world } = await renderApp(newcomer);
  const title = screen.getByRole('heading', { level: 1 });
  await screen.getByRole('textbox', { name: 'Name' }).fill('Bold-One');
  await userEvent.keyboard('{Enter}');
  await expect.element(title).toHaveTextContent('Select country');

  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(title).toHaveTextContent('Registration');
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Bold-One');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(title).toHaveTextContent('Select country');

  telegram.pressBack();
  await screen.getByRole('textbox', { name: 'Name' }).fill('Bold-Two');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(title).toHaveTextContent('Select country');
  expect(world.players.map(({ displayName }) => displayName)).toContain('Bold-Two');
  telegram.pressBack();
  await expect.element(title).toHaveTextContent('Registration');
  await expect.poll(() => telegram.hasBack()).toBe(false);
});

test('[GATE-11] a player with a name and no country chooses only the country', async () => {
  const { screen } = await renderApp({ player: { displayName: 'Bold-One', countryId: null } });
  const title = screen.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent('Select country');
  await expect.poll(() => screen.getByRole('option').elements().length).toBe(249);
});

test('[ERR-14] [PROFILE-16] a taken name cannot be registered', async () => {
  const { screen, world } = await renderApp(newcomer);
  const taken = world.players[0]?.displayName ?? '';
  await screen.getByRole('textbox', { name: 'Name' }).fill(taken.toUpperCase());
  await expect.element(screen.getByText('Name has existed')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
});

test('[PROFILE-08] [GATE-12] a name with a space at its end, which keyboards add, is registered without it', async () => {
  const { screen, world } = await renderApp(newcomer);
  await screen.getByRole('textbox', { name: 'Name' }).fill('Tide ');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Select country');
  expect(world.players.map(({ displayName }) => displayName)).toContain('Tide');
});

test('each step of the gate, and the page after the last one, has the focus on its title', async () => {
  const { screen } = await renderApp({ ...newcomer, isWelcomed: false });
  const title = screen.getByRole('heading', { level: 1 });
  await screen.getByRole('button', { name: 'Start' }).click();
  await expect.element(title).toHaveTextContent('Registration');
  await expect.element(title).toHaveFocus();

  await screen.getByRole('textbox', { name: 'Name' }).fill('Bold-One');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(title).toHaveTextContent('Select country');
  await expect.element(title).toHaveFocus();

  await screen.getByRole('option', { name: 'Portugal' }).click();
  await expect.element(title).toHaveTextContent('Bold');
  await expect.element(title).toHaveFocus();
});
