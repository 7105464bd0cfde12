import { failing } from '@bold/mock/browser';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

const social = {
  instagram_username: 'bold.one',
  twitter_username: null,
  custom_link: 'http://blog.example.com/about?x=1',
  bio: 'Money is\nlike water.',
};
const player = {
  displayName: 'Bold-One',
  countryId: 'PT',
  social,
  isUsernameVisible: false,
  totalTaps: 1_450,
};

test('[PROFILE-01] [PROFILE-27] the card shows name, country, bio and the links with a name', async () => {
  const { screen } = await renderApp({ path: '/profile', player });
  const card = screen.getByRole('article', { name: 'Bold-One' });
  await expect.element(card.getByText('Portugal')).toBeVisible();
  await expect.element(card.getByText('Money is like water.')).toBeVisible();
  await expect.element(card.getByText('Red', { exact: true })).toBeVisible();
  await expect.element(card.getByText('1 450 taps')).toBeVisible();
  const links = card.getByRole('link').elements();
  expect(links.map((link) => link.textContent)).toEqual(['bold.one', 'blog.example.com']);
});

test('[PROFILE-26] the custom link shows its host and opens as https, through Telegram', async () => {
  const { screen, telegram } = await renderApp({ path: '/profile', player });
  const link = screen.getByRole('link', { name: 'Website: blog.example.com' });
  await expect.element(link).toHaveAttribute('href', 'https://blog.example.com/about?x=1');
  await link.click();
  expect(telegram.openLink).toHaveBeenCalledExactlyOnceWith('https://blog.example.com/about?x=1');
});

test('[PROFILE-02] the rows link to the form, the finances and the levels', async () => {
  const { screen } = await renderApp({ path: '/profile' });
  const targets = {
    'Edit public profile': '/edit',
    Finances: '/finances',
    'About levels': '/levels',
  };
  for (const [name, href] of Object.entries(targets)) {
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect
    .element(screen.getByRole('switch', { name: 'Show Telegram username' }))
    .toBeVisible();
  await expect.element(screen.getByRole('switch', { name: 'Vibration' })).toBeVisible();
});

test('where Telegram supports full screen a switch turns it on and off', async () => {
  const request = vi.fn();
  const { screen } = await renderApp({
    path: '/profile',
    fullScreen: { request, subscribe: () => () => {} },
  });
  const fullScreen = screen.getByRole('switch', { name: 'Full screen' });
  await expect.element(fullScreen).not.toBeChecked();
  await fullScreen.click();
  await expect.element(fullScreen).toBeChecked();
  expect(request).toHaveBeenLastCalledWith(true);
  await fullScreen.click();
  await expect.element(fullScreen).not.toBeChecked();
  expect(request).toHaveBeenLastCalledWith(false);
});

test('in an older Telegram there is no switch for full screen', async () => {
  const { screen } = await renderApp({ path: '/profile' });
  await expect.element(screen.getByRole('switch', { name: 'Vibration' })).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Full screen' }).elements()).toEqual([]);
});

test('[PROFILE-03] the page has a share button', async () => {
  const { screen } = await renderApp({ path: '/profile' });
  await expect.element(screen.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('[PROFILE-05] [PROFILE-06] vibration is on by default; turning it on triggers a soft haptic, turning it off none', async () => {
  const { screen, telegram, router } = await renderApp({ path: '/profile', player: {} });
  const vibration = screen.getByRole('switch', { name: 'Vibration' });
  await expect.element(vibration).toBeChecked();
  await vibration.click();
  await expect.element(vibration).not.toBeChecked();
  await router.navigate('/bold');
  await screen.getByRole('button', { name: 'Tap', exact: true }).click();
  expect(telegram.haptic).not.toHaveBeenCalled();

  await router.navigate('/profile');
  await expect.element(vibration).not.toBeChecked();
  await vibration.click();
  expect(telegram.haptic).toHaveBeenCalledExactlyOnceWith('soft');
});

test('[GATE-09] a refresh button loads the profile again after an error', async () => {
  const { screen, control } = await renderApp({
    path: '/profile',
    controls: failing('getProfile'),
  });
  await expect.element(screen.getByText('Data error')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Finances' })).toBeVisible();
  control({});
  await screen.getByRole('button', { name: 'Refresh data' }).click();
  await expect.element(screen.getByRole('article', { name: 'Newcomer' })).toBeVisible();
});
