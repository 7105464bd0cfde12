import { expect } from '@playwright/test';
import { buyWithoutApp } from './buy-without-app.ts';
import { registerPlayer } from './register-player.ts';
import { SimulatedPlayer } from './simulated-player.ts';
import { addressOf } from './simulator/simulator-page.ts';
import { test } from './simulator/simulator-test.ts';
import { tapWithoutApp } from './tap-without-app.ts';

test('[PROFILE-04] [PROFILE-11] [COUNTRY-03] other players see the profile that a player saved', async ({
  game,
  page,
  player,
  person,
  browser,
  openApp,
}) => {
  const { app } = player;
  await openApp();

  await app.getByRole('link', { name: 'Profile' }).click();
  await app.getByRole('switch', { name: 'Show Telegram username' }).click();
  await app.getByRole('link', { name: 'Edit public profile' }).click();
  await app.getByRole('textbox', { name: 'Bio' }).fill(' Money is like water. ');
  await app.getByRole('textbox', { name: 'Link' }).fill('example.com/tide');
  await app.getByRole('link', { name: 'Country Portugal' }).click();
  await app.getByRole('option', { name: 'Poland' }).click();
  await expect(app.getByText('Your country has been updated')).toBeVisible();
  await expect(app.getByRole('link', { name: 'Country Poland' })).toBeVisible();
  await app.getByRole('button', { name: 'Save' }).click();
  await expect(app.getByText('Your profile has been updated')).toBeVisible();
  await expect.poll(() => addressOf(page)).toBe('/profile');

  const { id, username } = await game.ask<{ id: number; username: string }>(person, '/user/me');
  expect(await game.ask(game.newPerson(), `/user/profile/${id}`)).toMatchObject({
    display_name: `Tide-${person}`,
    country_id: 'PL',
    username,
    additional_info: { bio: 'Money is like water.', custom_link: 'example.com/tide' },
  });

  // For other players the name is taken now.
  const context = await browser.newContext();
  const rival = new SimulatedPlayer(await context.newPage());
  await rival.open(game.origin, 'kaplya', { start: `USER${id}` });
  await rival.app.getByRole('textbox').fill(`tide-${person}`);
  await expect(rival.app.getByText('Это имя уже занято')).toBeVisible();
  await context.close();
});

test('a new name is on the board at once, although the browser may keep the old board for a minute', async ({
  game,
  person,
  openApp,
  player: { app },
}) => {
  await registerPlayer(game.origin, person);
  await buyWithoutApp(game.origin, person, 3);
  await tapWithoutApp(game.origin, person, 1_150);
  const leaders = app.getByRole('list', { name: 'Leaders' });
  await openApp({ app: '/leaderboard' });
  await expect(leaders).toContainText(`Tide-${person}`);

  await app.getByRole('link', { name: 'Back', exact: true }).click();
  await app.getByRole('link', { name: 'Profile' }).click();
  await app.getByRole('link', { name: 'Edit public profile' }).click();
  await app.getByRole('textbox', { name: 'Name' }).fill(`Ebb-${person}`);
  await app.getByRole('button', { name: 'Save' }).click();
  await expect(app.getByText('Your profile has been updated')).toBeVisible();
  await app.getByRole('link', { name: / in the World$/ }).click();

  await expect(leaders).toContainText(`Ebb-${person}`, { timeout: 5_000 });
  await expect(leaders).not.toContainText(`Tide-${person}`);
});

test('[PROFILE-08] [PROFILE-09] [PROFILE-12] [PROFILE-13] [PROFILE-14] [PROFILE-16] [PROFILE-17] [PROFILE-18] [PROFILE-19] [PROFILE-20] [PROFILE-21] [PROFILE-22] [PROFILE-23] every field shows its error, and an invalid form cannot be saved', async ({
  game,
  page,
  person,
  openApp,
  player: { app },
}) => {
  const other = game.newPerson();
  await registerPlayer(game.origin, other);
  await openApp({ app: '/edit' });
  const field = (name: string) => app.getByRole('textbox', { name });
  const save = app.getByRole('button', { name: 'Save' });
  await expect(field('Name')).toHaveValue(`Tide-${person}`);

  for (const [name, wrong, message] of faults(`tide-${other}`)) {
    const right = await field(name).inputValue();
    await field(name).fill(wrong);
    await expect(app.getByText(message, { exact: true }), `${name}: ${wrong}`).toBeVisible();
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(save).toBeDisabled();
    await field(name).fill(right);
    await expect(app.getByText(message, { exact: true })).toHaveCount(0);
  }
  await field('Bio').fill('a'.repeat(140));
  await field('Bio').press('End');
  await page.keyboard.type('b');
  await expect(app.getByText('140/140')).toBeVisible();
  await expect(field('Bio')).toHaveValue('a'.repeat(140));

  await save.click();
  await expect(app.getByText('Your profile has been updated')).toBeVisible();
});

/** Returns cases of invalid input (spec §5). */
function faults(takenName: string): [name: string, wrong: string, message: string][] {
  return [
    ['Name', '', 'Required field'],
    ['Name', 'a'.repeat(21), 'The name is too long'],
    ['Name', 'two words', 'This username is invalid'],
    ['Name', 'bold_12', 'This username is invalid'],
    ['Name', takenName, 'Name has existed'],
    ['Instagram', 'a'.repeat(31), 'The username is too long'],
    ['Instagram', 'a-b', 'This username is invalid'],
    ['Twitter', 'a'.repeat(16), 'The username is too long'],
    ['Twitter', 'a.b', 'This username is invalid'],
    ['Link', `example.com/${'a'.repeat(180)}`, 'Max link length is 180 characters'],
    ['Link', 'nowhere', 'This custom link is invalid'],
  ];
}

test('[PROFILE-07] what the player has typed survives a reload, and a new launch does not show it', async ({
  page,
  openApp,
  player: { app },
}) => {
  await openApp({ app: '/edit' });
  const bio = app.getByRole('textbox', { name: 'Bio' });
  await bio.fill('Not saved yet.');
  const frame = await page.locator('iframe[title="Bold"]').elementHandle();
  const content = await frame?.contentFrame();
  await content?.evaluate(() => location.reload());
  await expect(app.getByRole('button', { name: 'Discard changes' })).toBeVisible();
  await expect(bio).toHaveValue('Not saved yet.');

  await page.reload();

  await expect(app.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expect(bio).toHaveValue('');
});

test('[NAV-10] [NAV-11] [PROFILE-03] a player sends the own card to a chat as a message that the bot prepared', async ({
  game,
  page,
  person,
  openApp,
  player: { app },
}) => {
  await openApp({ app: '/profile' });
  const { id } = await game.ask<{ id: number }>(person, '/user/me');
  await app.getByRole('button', { name: 'Share' }).click();
  await app.getByRole('button', { name: 'Send to a chat' }).click();

  const sheet = page.getByRole('dialog', { name: 'Share' });
  await expect(sheet).toContainText('This is my card in Bold');
  const link = sheet.getByRole('link', { name: 'Play Bold' });
  await expect(link).toHaveAttribute('href', new RegExp(`\\?startapp=USER${id}$`));
  // The link must not replace the simulator.
  await expect(link).toHaveAttribute('target', '_blank');
  await sheet.getByRole('button', { name: 'Best friend' }).click();

  await expect(page.getByRole('status', { name: 'Telegram' })).toHaveText('Sent to Best friend');
});

test('[NAV-11] a Telegram below 8.0 sends the link itself to a chat', async ({
  page,
  openApp,
  player: { app },
}) => {
  await openApp({ app: '/profile', version: '7.10' });
  await app.getByRole('button', { name: 'Share' }).click();
  await app.getByRole('button', { name: 'Send to a chat' }).click();

  await expect(page.getByRole('status', { name: 'Telegram' })).toContainText(
    'Opened in Telegram: https://t.me/share/url?url=',
  );
});
