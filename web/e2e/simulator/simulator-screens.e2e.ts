import { expect } from '@playwright/test';
import { registerPlayer } from '../register-player.ts';
import { roomBelow, sizeOf, topOf } from './measures.ts';
import { change } from './simulator-page.ts';
import { test } from './simulator-test.ts';

// The window is high enough to show the tablet unscaled: Playwright clicks at wrong positions in a scaled frame.
test.use({ viewport: { width: 1280, height: 1100 } });

test('nothing overflows the screen, from the smallest phone to a tablet', async ({
  game,
  player,
  person,
}) => {
  await registerPlayer(game.origin, person);
  const title = player.app.getByRole('heading', { level: 1 });
  const widths = { '320': 320, '390': 390, tablet: 768, desktop: 420 };
  for (const [screen, width] of Object.entries(widths)) {
    const fits = async (where: string) => {
      await expect(title).toHaveText(where);
      const { scrollWidth, clientWidth } = await sizeOf(player.app.locator('html'));
      expect(clientWidth, `${where} on ${screen}`).toBe(width);
      expect(scrollWidth, `${where} on ${screen}`).toBeLessThanOrEqual(width);
    };
    await player.open(game.origin, person, { screen, app: '/levels' });
    if (screen === '320') {
      await fits('Welcome to the bottom!');
      await player.start();
    }
    for (const where of ['About levels', 'Profile']) {
      await fits(where);
      await player.app.getByRole('link', { name: 'Back', exact: true }).click();
    }
    await fits('Bold');
  }
});

test('safe areas contain no content of the app', async ({ page, player, openApp }) => {
  await openApp({ screen: '430' });
  const title = player.app.getByRole('heading', { level: 1 });
  const gift = player.app.getByRole('button', { name: 'Nice' });
  const before = { title: await topOf(title), gift: await roomBelow(gift) };

  await change(page, 'Safe area', '59,0,34,0');
  // Telegram's header is between the notch and the app.
  await expect.poll(() => roomBelow(gift)).toBe(before.gift + 34);
  expect(await topOf(title)).toBe(before.title);

  await change(page, 'Content safe area', '46,0,10,0');
  await expect.poll(() => topOf(title)).toBe(before.title + 46);
  await expect.poll(() => roomBelow(gift)).toBe(before.gift + 34 + 10);
});

test('from Telegram 8.0 on the profile turns full screen on and off, the next launch enters it again, and the header keeps clear of the safe areas', async ({
  page,
  player: { app },
  openApp,
}) => {
  await openApp({ app: '/profile', version: '8.0', screen: '430', safe: '59,0,34,0' });
  const fullScreen = app.getByRole('switch', { name: 'Full screen' });
  const leave = page.getByRole('button', { name: 'Leave full screen' });
  const header = app.getByRole('banner');
  const parts = [
    header.getByRole('heading'),
    header.getByRole('link', { name: 'Back' }),
    header.getByRole('button', { name: 'Share' }),
  ] as const;
  const tops = () => Promise.all(parts.map(topOf));
  await expect(fullScreen).not.toBeChecked();
  await expect(leave).toHaveCount(0);
  const before = await tops();
  expect(Math.max(...before)).toBeLessThan(59);

  await fullScreen.click();
  await expect(fullScreen).toBeChecked();
  await expect(leave).toBeVisible();
  // Telegram's own buttons are over the app now, 46 px high below the notch of 59 px.
  await expect.poll(tops).toEqual(before.map((top) => top + 59 + 46));
  expect(Math.min(...(await tops()))).toBeGreaterThanOrEqual(59 + 46);
  await app.locator('html').evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(Math.min(...(await tops()))).toBeGreaterThanOrEqual(59 + 46);
  const lastRow = app.getByRole('link', { name: 'About levels' });
  expect(await roomBelow(lastRow)).toBeGreaterThanOrEqual(34);

  await page.reload();
  await expect(leave).toBeVisible();
  await expect(fullScreen).toBeChecked();

  await fullScreen.click();
  await expect(fullScreen).not.toBeChecked();
  await expect(leave).toHaveCount(0);
  await expect.poll(tops).toEqual(before);
});

test('before Telegram 8.0 the profile has no switch for full screen', async ({
  openApp,
  player: { app },
}) => {
  await openApp({ app: '/profile', version: '7.10' });

  await expect(app.getByRole('switch', { name: 'Vibration' })).toBeVisible();
  await expect(app.getByRole('switch', { name: 'Full screen' })).toHaveCount(0);
});
