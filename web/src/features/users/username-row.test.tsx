import { failing } from '@bold/mock/browser';
import { findPerson } from '@bold/mock/telegram';
import { getMyTaps } from '@bold/sdk';
import { getGetMeQueryKey } from '@bold/sdk/query';
import { expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

const path = '/profile';
const withoutUsername = findPerson('mist');

test('[PROFILE-04] [PROFILE-28] the switch makes the username public, in the app and on the server', async () => {
  const { screen, world, telegram, queries, calls } = await renderApp({ path });
  const { id, username } = telegram.launch.initData.user;
  const control = screen.getByRole('switch', { name: 'Show Telegram username' });
  const link = screen.getByRole('link', { name: `Telegram: ${username}` });
  await expect.element(control).not.toBeChecked();
  await expect.element(control).toHaveAccessibleDescription(`@${username}`);
  expect(link.elements()).toEqual([]);
  const reads = () => calls.filter(({ operationId }) => operationId === 'getMe').length;
  const before = reads();

  await control.click();

  await expect.element(control).toBeChecked();
  await link.click();
  expect(telegram.openTelegramLink).toHaveBeenCalledExactlyOnceWith(`https://t.me/${username}`);
  const me = world.players.find(({ telegramId }) => telegramId === id);
  await expect.poll(() => me?.isUsernameVisible).toBe(true);
  await expect.poll(() => queries.isMutating() + queries.isFetching()).toBe(0);
  expect(reads()).toBe(before);
});

test('[ERR-05] a refused change shows a toast and reverts', async () => {
  const { screen, hold } = await renderApp({ path, controls: failing('setUsernameVisibility') });
  const control = screen.getByRole('switch', { name: 'Show Telegram username' });
  await expect.element(control).not.toBeChecked();
  // The switch does not wait for the value of the server.
  hold('getMe');
  await control.click();
  await expect
    .element(screen.getByText('Your username visibility has not been updated'))
    .toBeVisible();
  await expect.element(screen.getByText('Something went wrong')).toBeVisible();
  await expect.element(control).not.toBeChecked();
});

test('[ERR-05] after two refused presses the switch has the value of the server', async () => {
  const { screen, queries, held, hold } = await renderApp({
    path,
    held: ['setUsernameVisibility'],
    controls: failing('setUsernameVisibility'),
  });
  const control = screen.getByRole('switch', { name: 'Show Telegram username' });
  await expect.element(control).not.toBeChecked();
  hold('getMe');
  for (const isOn of [true, false]) {
    await control.click();
    await expect.element(control).toHaveAttribute('aria-checked', `${isOn}`);
  }

  held?.release();

  await expect.poll(() => queries.isMutating()).toBe(0);
  await expect.element(control).not.toBeChecked();
});

test('[ERR-05] a refused press shows the value that another device has saved before it', async () => {
  const { screen, world, telegram, queries, control, hold } = await renderApp({ path });
  const toggle = screen.getByRole('switch', { name: 'Show Telegram username' });
  await expect.element(toggle).not.toBeChecked();
  const { id } = telegram.launch.initData.user;
  const me = world.players.find(({ telegramId }) => telegramId === id);
  if (me) me.isUsernameVisible = true;
  await queries.refetchQueries({ queryKey: getGetMeQueryKey(), exact: true });
  await expect.element(toggle).toBeChecked();
  control(failing('setUsernameVisibility'));
  hold('getMe');

  await toggle.click();

  await expect.element(screen.getByText('Something went wrong')).toBeVisible();
  await expect.element(toggle).toBeChecked();
});

test('[PROFILE-04] after three quick presses the app and the server have the value of the last one', async () => {
  const { screen, world, telegram, calls, held } = await renderApp({
    path,
    held: ['setUsernameVisibility'],
  });
  const control = screen.getByRole('switch', { name: 'Show Telegram username' });
  for (const isOn of [true, false, true]) {
    await control.click();
    await expect.element(control).toHaveAttribute('aria-checked', `${isOn}`);
  }
  const responded = () =>
    calls.filter(({ operationId }) => operationId === 'setUsernameVisibility').length;
  for (const before of [0, 1, 2]) {
    await expect.poll(() => [responded(), held?.waiting]).toEqual([before, 1]);
    // A response to an earlier press does not move the switch.
    await expect.element(control).toBeChecked();
    held?.next();
  }
  const { id } = telegram.launch.initData.user;
  const me = world.players.find(({ telegramId }) => telegramId === id);
  await expect.poll(() => me?.isUsernameVisible).toBe(true);
  await expect.element(control).toBeChecked();
});

test('[ERR-05] a refused press after the player has left the page and come back leaves the value of the server', async () => {
  const { screen, router, queries, held, telegram } = await renderApp({
    path,
    held: ['setUsernameVisibility'],
    controls: failing('setUsernameVisibility'),
  });
  const control = screen.getByRole('switch', { name: 'Show Telegram username' });
  await control.click();
  await expect.poll(() => held?.waiting).toBe(1);
  await router.navigate('/levels');
  await expect.element(control).not.toBeInTheDocument();
  await router.navigate(path);
  await expect.element(control).toBeChecked();
  await control.click();
  await expect.element(control).not.toBeChecked();

  held?.release();

  await expect.poll(() => queries.isMutating()).toBe(0);
  await expect.element(control).not.toBeChecked();
  const { username } = telegram.launch.initData.user;
  await expect
    .element(screen.getByRole('link', { name: `Telegram: ${username}` }))
    .not.toBeInTheDocument();
});

test.each(['getMe', 'getProfile'])(
  '[PROFILE-04] a response of %s that was requested before the press moves neither switch nor link',
  async (operation) => {
    const { screen, queries, calls, hold, telegram } = await renderApp({ path });
    const { username } = telegram.launch.initData.user;
    const control = screen.getByRole('switch', { name: 'Show Telegram username' });
    await expect.element(control).not.toBeChecked();
    await expect.poll(() => queries.isFetching()).toBe(0);
    const saving = hold('setUsernameVisibility');
    const reading = hold(operation);
    const responses = () => calls.filter(({ operationId }) => operationId === operation).length;
    const before = responses();
    void queries.refetchQueries();
    await expect.poll(() => reading.waiting).toBe(1);
    await control.click();
    await expect.poll(() => saving.waiting).toBe(1);

    reading.release();

    await expect.poll(responses).toBe(before + 1);
    await getMyTaps();
    await expect.element(control).toBeChecked();
    await expect.element(screen.getByRole('link', { name: `Telegram: ${username}` })).toBeVisible();
    saving.release();
  },
);

test('a player without a Telegram username sees that there is none', async () => {
  const { screen } = await renderApp({ path, person: withoutUsername });
  const control = screen.getByRole('switch', { name: 'Show Telegram username' });
  await expect.element(control).toHaveAccessibleDescription('You have none in Telegram yet');
});

test.each([
  ['dewey', 'Show Telegram username', 'Yours is too long to be shown here'],
  ['kaplya', 'Показывать мой ник из Telegram', 'Ваш слишком длинный, его нельзя показать здесь'],
])(
  '[PROFILE-25] %s, whose username has 21 characters, reads why there is no switch',
  async (key, label, hint) => {
    const person = findPerson(key);
    const user = { ...person.user, username: 'a'.repeat(21) };
    const { screen } = await renderApp({ path, person: { ...person, user } });
    await expect.element(screen.getByText(hint)).toBeVisible();
    await expect.element(screen.getByText(label)).toBeVisible();
    await expect.element(screen.getByRole('switch', { name: label })).not.toBeInTheDocument();
  },
);

test('[PROFILE-25] a username of 20 characters has its switch', async () => {
  const person = findPerson('dewey');
  const user = { ...person.user, username: 'a'.repeat(20) };
  const { screen } = await renderApp({ path, person: { ...person, user } });
  const control = screen.getByRole('switch', { name: 'Show Telegram username' });
  await expect.element(control).toHaveAccessibleDescription(`@${'a'.repeat(20)}`);
});
