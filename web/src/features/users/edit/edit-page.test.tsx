import { failing } from '@bold/mock/browser';
import { getCheckDisplayNameQueryKey } from '@bold/sdk/query';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../../../../test/render-app.tsx';

const social = {
  instagram_username: 'bold.one',
  twitter_username: null,
  custom_link: null,
  bio: 'Wet.',
};
const player = { displayName: 'Bold-One', countryId: 'PT', social };

const [checkKey] = getCheckDisplayNameQueryKey();
const isCheck = ([key]: readonly unknown[]) => key === checkKey;

/** Opens the form of a player. The returned functions `checks` and `saves` list the paths of the sent requests. */
async function openForm(visit: Parameters<typeof renderApp>[0] = {}) {
  const opened = await renderApp({ path: '/edit', player, ...visit });
  const save = opened.screen.getByRole('button', { name: 'Save' });
  await expect.element(save).toBeEnabled();
  const field = (name: string) => opened.screen.getByRole('textbox', { name });
  const me = () =>
    opened.world.players.find(
      ({ telegramId }) => telegramId === opened.telegram.launch.initData.user.id,
    );
  const pathsOf = (id: string) =>
    opened.calls.filter(({ operationId }) => operationId === id).map(({ path }) => path);
  const checks = () => pathsOf('checkDisplayName');
  const saves = () => pathsOf('updateMyProfile');
  return { ...opened, checks, saves, save, field, me };
}

test('[PROFILE-07] the form has the profile’s values and links to the profile and the countries', async () => {
  const { screen, field } = await openForm();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit profile');
  await expect.element(field('Name')).toHaveValue('Bold-One');
  await expect.element(field('Instagram')).toHaveValue('bold.one');
  await expect.element(field('Twitter')).toHaveValue('');
  await expect.element(field('Bio')).toHaveValue('Wet.');
  await expect
    .element(screen.getByRole('link', { name: 'Back' }))
    .toHaveAttribute('href', '/profile');
  const country = screen.getByRole('link', { name: 'Country Portugal' });
  await expect.element(country).toHaveAttribute('href', '/country');
});

test('[PROFILE-13] the counter of the name counts an emoji as one character', async () => {
  const { screen, field } = await openForm();
  await field('Name').fill('🐳🐳🐳');
  await expect.element(screen.getByText('3/20', { exact: true })).toBeVisible();
});

test('Telegram asks before it closes a form with unsaved changes', async () => {
  const { field, save, telegram, router } = await openForm();
  await expect.poll(() => telegram.confirmsClosing()).toBe(false);
  await field('Bio').fill('Like water.');
  await expect.poll(() => telegram.confirmsClosing()).toBe(true);
  await field('Bio').fill('Wet.');
  await expect.poll(() => telegram.confirmsClosing()).toBe(false);
  await field('Bio').fill('Like water.');
  await save.click();
  await expect.poll(() => router.state.location.pathname).toBe('/profile');
  await expect.poll(() => telegram.confirmsClosing()).toBe(false);
});

test('[PROFILE-11] [PROFILE-24] a saved profile shows a toast, appears on the card, and has a trimmed bio', async () => {
  const { screen, router, field, save, me } = await openForm();
  await field('Name').fill('Bold-Two');
  await field('Bio').fill('  Like water. ');
  await field('Instagram').fill('');
  await field('Link').fill('example.com/bold');
  await save.click();

  await expect.element(screen.getByText('Your profile has been updated')).toBeVisible();
  await expect.element(screen.getByText('Successfully')).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/profile');
  const card = screen.getByRole('article', { name: 'Bold-Two' });
  await expect.element(card.getByText('Like water.', { exact: true })).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'Website: example.com' })).toBeVisible();
  expect(me()).toMatchObject({
    displayName: 'Bold-Two',
    social: { instagram_username: null, custom_link: 'example.com/bold', bio: 'Like water.' },
  });
});

test('after a save Back does not return to the form', async () => {
  const { router, field, save } = await openForm();
  await field('Bio').fill('Like water.');
  await save.click();
  await expect.poll(() => router.state.location.pathname).toBe('/profile');
  await router.navigate('/levels');

  // The first page of the history, whether there are two pages or three.
  await router.back(2);

  await expect.poll(() => router.state.location.pathname).toBe('/profile');
});

test('[ERR-04] a profile that could not be saved shows a toast, and the form keeps its values', async () => {
  const { screen, router, field, save } = await openForm({ controls: failing('updateMyProfile') });
  await field('Bio').fill('Like water.');
  await save.click();
  await expect.element(screen.getByText('Your profile has not been updated')).toBeVisible();
  await expect.element(screen.getByText('Something went wrong')).toBeVisible();
  expect(router.state.location.pathname).toBe('/edit');
  await expect.element(field('Bio')).toHaveValue('Like water.');
  await expect.element(save).toBeEnabled();
});

test('[PROFILE-08] [PROFILE-09] each field is validated on change, and an invalid form cannot be saved', async () => {
  const { screen, field, save } = await openForm();
  const cases = [
    ['Name', '', 'Bold-One', 'Required field'],
    ['Name', 'a'.repeat(21), 'Bold-One', 'The name is too long'],
    ['Instagram', 'a-b', '', 'This username is invalid'],
    ['Twitter', 'a'.repeat(16), '', 'The username is too long'],
    ['Link', 'nowhere', '', 'This custom link is invalid'],
  ] as const;
  for (const [name, wrong, right, message] of cases) {
    await field(name).fill(wrong);
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(field(name)).toBeInvalid();
    await expect.element(save).toBeDisabled();
    await field(name).fill(right);
    await expect.element(save).toBeEnabled();
  }
});

test('[PROFILE-15] the check of the name is sent 300 ms after the last change, and only for a changed name', async () => {
  const { field, checks, queries } = await openForm();
  await field('Bio').click();
  // The code that ran before has timers of the real clock, which it must still be able to cancel.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
  onTestFinished(() => void vi.useRealTimers());
  /** Advances the timers by `ms` milliseconds. Returns the number of name checks that wait for a response. */
  const checksAfter = (ms: number) => {
    flushSync(() => void vi.advanceTimersByTime(ms));
    return queries.isFetching({ predicate: ({ queryKey }) => isCheck(queryKey) });
  };

  // Only `keyboard` leaves the fake clock alone: Vitest moves it while other actions wait for their element.
  await userEvent.keyboard('Dry.');
  expect(checksAfter(1000)).toBe(0);
  (field('Name').element() as HTMLInputElement).select();
  await userEvent.keyboard('Bold-Two');
  expect(checksAfter(299)).toBe(0);
  await userEvent.keyboard('x');
  expect(checksAfter(299)).toBe(0);
  expect(checksAfter(1)).toBe(1);

  await expect.poll(checks).toEqual([expect.stringContaining('=Bold-Twox')]);
});

test('[PROFILE-15] a changed name is checked once, and neither the player’s own name nor an invalid one is checked', async () => {
  const { field, checks, save } = await openForm();
  await field('Bio').fill('Dry.');
  await field('Name').fill('Bold-One-abc');
  await expect.poll(checks).toHaveLength(1);
  expect(checks()[0]).toContain('display_name_to_check=Bold-One-abc');
  await field('Name').fill('Bold-One');
  await field('Name').fill('not valid');
  await field('Name').fill('Bold-Two');
  await expect.poll(checks).toHaveLength(2);
  expect(checks()[1]).toContain('display_name_to_check=Bold-Two');
  await expect.element(save).toBeEnabled();
});

test('[PROFILE-08] [PROFILE-15] a space around a name, which keyboards add, is neither checked nor saved', async () => {
  const { screen, field, checks, save, me, router } = await openForm();
  await field('Name').fill(' Tide ');
  await expect.poll(checks).toEqual([expect.stringMatching(/=Tide$/)]);
  await expect.element(screen.getByText('4/20', { exact: true })).toBeVisible();

  await save.click();

  await expect.poll(() => router.state.location.pathname).toBe('/profile');
  expect(me()?.displayName).toBe('Tide');
});

test('[PROFILE-08] [PROFILE-14] beside its error the field for the name says what is allowed, and which names are reserved', async () => {
  const { screen, field } = await openForm();
  await field('Name').fill('bold one');
  await expect.element(screen.getByText('This username is invalid')).toBeVisible();
  await expect.element(screen.getByText('Latin letters, digits, _ and -')).toBeVisible();

  await field('Name').fill('bold_1');

  await expect.element(screen.getByText('This username is invalid')).toBeVisible();
  await expect.element(screen.getByText('bold_ and a digit is reserved')).toBeVisible();
});

test('[PROFILE-16] [ERR-14] a taken name cannot be saved', async () => {
  const { screen, world, field, save } = await openForm();
  await field('Name').fill(world.players[0]?.displayName ?? '');
  await expect.element(screen.getByText('Name has existed')).toBeVisible();
  await expect.element(save).toBeDisabled();
  await field('Name').fill('Bold-Two');
  await expect.element(screen.getByText('Name has existed')).not.toBeInTheDocument();
  await expect.element(save).toBeEnabled();
});

test.each([
  ['Name has existed', {}],
  ['The name could not be checked.', failing('checkDisplayName')],
])('[PROFILE-16] "%s" disappears as soon as the name changes', async (text, controls) => {
  const { screen, world, field } = await openForm({ controls });
  await field('Name').fill(world.players[0]?.displayName ?? '');
  await expect.element(screen.getByText(text)).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
  onTestFinished(() => void vi.useRealTimers());

  await userEvent.keyboard('x');

  expect(screen.getByText(text).query()).toBeNull();
});

test('[ERR-14] a name that was taken after the check shows an error at its field, which gets the focus', async () => {
  const { screen, field, save, world, checks } = await openForm();
  await field('Name').fill('Bold-Two');
  await expect.poll(checks).toHaveLength(1);
  const [rival] = world.players;
  if (rival) rival.displayName = 'Bold-Two';
  await save.click();
  await expect.element(screen.getByText('Your profile has not been updated')).toBeVisible();
  await expect.element(screen.getByText('Name has existed')).toBeVisible();
  await expect.element(save).toBeDisabled();
  await expect.element(field('Name')).toHaveFocus();
});

test('[PROFILE-09] after a failed check of the name Save is disabled until a check succeeds', async () => {
  const { screen, field, save, control } = await openForm({
    controls: failing('checkDisplayName'),
  });
  await field('Name').fill('Bold-Two');
  await expect.element(screen.getByText('The name could not be checked.')).toBeVisible();
  await expect.element(save).toBeDisabled();
  control({});
  await screen.getByRole('button', { name: 'Check again' }).click();
  await expect.element(save).toBeEnabled();
});

test('[PROFILE-09] the form cannot be saved twice at the same time', async () => {
  const { field, save, saves, router, held } = await openForm({ held: ['updateMyProfile'] });
  await field('Bio').fill('Dry.');
  const button = save.element() as HTMLButtonElement;
  button.click();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  button.click();
  await expect.poll(() => held?.waiting).toBe(1);
  held?.next();
  await expect.poll(() => router.state.location.pathname).toBe('/profile');
  expect(saves()).toHaveLength(1);
  expect(held?.waiting).toBe(0);
});

test('the form is shown even if the countries cannot be loaded', async () => {
  const { save, queries } = await openForm({ controls: failing('listCountries') });

  await expect.poll(() => queries.isFetching()).toBe(0);
  await expect.element(save).toBeEnabled();
});

test('[PROFILE-23] the bio has a counter and accepts at most 140 characters', async () => {
  const { screen, field } = await openForm();
  await expect.element(screen.getByText('4/140')).toBeVisible();
  await field('Bio').fill('a'.repeat(139));
  await userEvent.type(field('Bio'), 'bcd');
  await expect.element(screen.getByText('140/140')).toBeVisible();
  await expect.element(field('Bio')).toHaveValue(`${'a'.repeat(139)}b`);
});

test('[PROFILE-11] a player who left before the response sees the toast and stays on the new page', async () => {
  const { screen, router, field, save, held } = await openForm({ held: ['updateMyProfile'] });
  await field('Bio').fill('Dry.');
  await save.click();
  await expect.poll(() => held?.waiting).toBe(1);
  await router.navigate('/levels');
  held?.release();
  await expect.element(screen.getByText('Your profile has been updated')).toBeVisible();
  expect(router.state.location.pathname).toBe('/levels');
});
