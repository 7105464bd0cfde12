import { failing } from '@bold/mock/browser';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';

const social = {
  instagram_username: 'bold.one',
  twitter_username: null,
  custom_link: null,
  bio: 'Wet.',
};

/** Opens the form of a player. */
async function openForm(visit: Parameters<typeof renderApp>[0] = {}) {
  const player = { displayName: 'Bold-One', countryId: 'PT', social };
  const app = await renderApp({ path: '/edit', player, ...visit });
  const me = app.world.players.find(({ displayName }) => displayName === 'Bold-One');
  if (!me) throw new Error('The mock has no player "Bold-One".');
  const field = (name: string) => app.screen.getByRole('textbox', { name });
  const country = app.screen.getByRole('link', { name: 'Country Portugal' });
  const poland = app.screen.getByRole('option', { name: 'Poland' });
  const save = app.screen.getByRole('button', { name: 'Save' });
  const discard = app.screen.getByRole('button', { name: 'Discard changes' });
  /** Opens the form again, with what the server has now. */
  async function reopen() {
    await app.router.navigate('/profile');
    await app.queries.invalidateQueries();
    await app.router.navigate('/edit');
  }
  return { ...app, me, field, country, poland, save, discard, reopen };
}

test('[PROFILE-07] unsaved values survive the visit to the country page', async () => {
  const { screen, field, country, poland, router, me } = await openForm();
  await field('Bio').fill('Not saved yet.');
  await country.click();
  await poland.click();
  await expect.poll(() => router.state.location.pathname).toBe('/edit');
  await expect.element(screen.getByRole('link', { name: 'Country Poland' })).toBeVisible();
  await expect.element(field('Bio')).toHaveValue('Not saved yet.');
  expect(me.social.bio).toBe('Wet.');
});

test('[PROFILE-07] what another device has saved meanwhile is kept in the fields that the player has not changed', async () => {
  const { field, country, poland, save, router, me } = await openForm();
  await field('Bio').fill('Not saved yet.');
  await country.click();
  await expect.element(poland).toBeVisible();
  me.social = { ...social, instagram_username: 'other.device' };
  await poland.click();
  await expect.element(field('Bio')).toHaveValue('Not saved yet.');
  await expect.element(field('Instagram')).toHaveValue('other.device');

  await save.click();

  await expect.poll(() => router.state.location.pathname).toBe('/profile');
  expect(me.social).toMatchObject({ instagram_username: 'other.device', bio: 'Not saved yet.' });
});

test('[PROFILE-07] what the player has typed survives Back in a browser that refuses to store it', async () => {
  const { field, reopen, discard } = await openForm();
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  onTestFinished(() => setItem.mockRestore());
  await field('Bio').fill('Not saved yet.');

  await reopen();

  await expect.element(field('Bio')).toHaveValue('Not saved yet.');
  await discard.click();
  await reopen();
  await expect.element(field('Bio')).toHaveValue('Wet.');
});

test('[PROFILE-07] what the player has typed survives Back and Telegram’s Back, until it is discarded', async () => {
  const { screen, field, router, telegram, discard, me } = await openForm();
  const edit = screen.getByRole('link', { name: 'Edit public profile' });
  await field('Bio').fill('Not saved yet.');

  await screen.getByRole('link', { name: 'Back' }).click();
  await edit.click();
  await expect.element(field('Bio')).toHaveValue('Not saved yet.');
  telegram.pressBack();
  await expect.poll(() => router.state.location.pathname).toBe('/profile');
  await edit.click();
  await expect.element(field('Bio')).toHaveValue('Not saved yet.');
  expect(me.social.bio).toBe('Wet.');

  await discard.click();

  await expect.element(field('Bio')).toHaveValue('Wet.');
  await expect.element(discard).not.toBeInTheDocument();
  await expect.poll(() => telegram.confirmsClosing()).toBe(false);
  await screen.getByRole('link', { name: 'Back' }).click();
  await edit.click();
  await expect.element(field('Bio')).toHaveValue('Wet.');
});

test('[PROFILE-07] discarding an invalid value removes its error, and the form can be saved', async () => {
  const { screen, field, save, discard } = await openForm();
  await field('Instagram').fill('a-b');
  await expect.element(screen.getByText('This username is invalid')).toBeVisible();

  await discard.click();

  await expect.element(field('Instagram')).toHaveValue('bold.one');
  await expect.element(screen.getByText('This username is invalid')).not.toBeInTheDocument();
  await expect.element(save).toBeEnabled();
});

test('[PROFILE-07] a saved value is no unsaved one: the form shows what another device saves later', async () => {
  const { field, save, router, reopen, me } = await openForm();
  await field('Bio').fill('Saved.');
  await save.click();
  await expect.poll(() => router.state.location.pathname).toBe('/profile');
  me.social = { ...me.social, bio: 'Other device.' };

  await reopen();

  await expect.element(field('Bio')).toHaveValue('Other device.');
});

test('[PROFILE-07] also a value that is saved after the player has left the form is no unsaved one', async () => {
  const { field, save, router, queries, held, reopen, me } = await openForm({
    held: ['updateMyProfile'],
  });
  await field('Bio').fill('Saved.');
  await save.click();
  await expect.poll(() => held?.waiting).toBe(1);
  await router.navigate('/profile');
  held?.release();
  await expect.poll(() => queries.isMutating()).toBe(0);
  me.social = { ...me.social, bio: 'Other device.' };

  await reopen();

  await expect.element(field('Bio')).toHaveValue('Other device.');
});

test('[PROFILE-07] a form that is opened again during a save has the saved values and nothing to discard', async () => {
  const { field, save, router, held, discard, telegram } = await openForm({
    held: ['updateMyProfile'],
  });
  await field('Bio').fill('Saved.');
  await save.click();
  await expect.poll(() => held?.waiting).toBe(1);
  await router.navigate('/profile');
  await router.navigate('/edit');

  held?.release();

  await expect.element(field('Bio')).toHaveValue('Saved.');
  await expect.poll(() => telegram.confirmsClosing()).toBe(false);
  await expect.element(discard).not.toBeInTheDocument();
  await field('Instagram').fill('bold.two');
  await discard.click();
  await expect.element(field('Bio')).toHaveValue('Saved.');
});

test('[PROFILE-07] [ERR-04] a form that is opened again during a save that fails still has the values', async () => {
  const { field, save, router, held, discard, control } = await openForm({
    held: ['updateMyProfile'],
  });
  await field('Bio').fill('Not saved.');
  await save.click();
  await expect.poll(() => held?.waiting).toBe(1);
  await router.navigate('/profile');
  await router.navigate('/edit');

  control(failing('updateMyProfile'));
  held?.release();

  await expect.element(field('Bio')).toHaveValue('Not saved.');
  await discard.click();
  await expect.element(field('Bio')).toHaveValue('Wet.');
});

test('[PROFILE-07] what the player types while the form is saved stays unsaved', async () => {
  const { field, save, router, held, reopen, discard, me } = await openForm({
    held: ['updateMyProfile'],
  });
  await field('Bio').fill('Saved.');
  await save.click();
  await expect.poll(() => held?.waiting).toBe(1);
  await field('Instagram').fill('too.late');
  held?.release();
  await expect.poll(() => router.state.location.pathname).toBe('/profile');

  await reopen();

  await expect.element(field('Instagram')).toHaveValue('too.late');
  expect(me.social).toMatchObject({ bio: 'Saved.', instagram_username: 'bold.one' });
  await discard.click();
  await expect.element(field('Bio')).toHaveValue('Saved.');
  await expect.element(field('Instagram')).toHaveValue('bold.one');
});

test('[PROFILE-08] a space that a keyboard adds is no unsaved change', async () => {
  const { screen, field, save, discard, telegram, router, calls } = await openForm();
  await field('Bio').fill('Wet. ');
  await field('Name').fill(' Bold-One ');
  await expect.element(screen.getByText('5/140')).toBeVisible();
  await expect.element(discard).not.toBeInTheDocument();
  expect(telegram.confirmsClosing()).toBe(false);
  await router.navigate('/profile');
  await router.navigate('/edit');
  await expect.element(field('Bio')).toHaveValue('Wet.');
  await field('Bio').fill(' Wet.');

  await save.click();

  await expect.poll(() => router.state.location.pathname).toBe('/profile');
  expect(calls.map(({ operationId }) => operationId)).not.toContain('updateMyProfile');
});

test('[PROFILE-08] an invalid value still has its error after the visit to the country page', async () => {
  const { screen, field, country, poland, save } = await openForm();
  await field('Instagram').fill('a-b');
  await country.click();
  await poland.click();
  await expect.element(field('Instagram')).toHaveValue('a-b');
  await expect.element(screen.getByText('This username is invalid')).toBeVisible();
  await expect.element(save).toBeDisabled();
});

test('Telegram asks before it closes the country page while the form has unsaved changes', async () => {
  const { field, country, poland, telegram, router } = await openForm();
  await country.click();
  await expect.element(poland).toBeVisible();
  expect(telegram.confirmsClosing()).toBe(false);
  await router.navigate('/edit');
  await field('Bio').fill('Like water.');

  await country.click();

  await expect.element(poland).toBeVisible();
  expect(telegram.confirmsClosing()).toBe(true);
  await router.navigate('/edit');
  await expect.element(field('Bio')).toHaveValue('Like water.');
  await expect.poll(() => telegram.confirmsClosing()).toBe(true);
  await field('Bio').fill('Wet.');
  await expect.poll(() => telegram.confirmsClosing()).toBe(false);
});

test('[ERR-04] after a profile whose response was lost the old values can be saved again', async () => {
  let isLost = true;
  const { field, save, screen, router, me } = await openForm({
    overrides: {
      updateMyProfile: async ({ next, refuse }) => {
        const profile = await next();
        return isLost ? refuse('SERVICE_UNAVAILABLE') : profile;
      },
    },
  });
  await field('Bio').fill('Like water.');
  await save.click();
  await expect.element(screen.getByText('Your profile has not been updated')).toBeVisible();
  isLost = false;
  await field('Bio').fill('Wet.');
  await save.click();
  await expect.poll(() => router.state.location.pathname).toBe('/profile');
  expect(me.social.bio).toBe('Wet.');
});
