import { findPerson } from '@bold/mock/telegram';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { testConfig } from '../../../test/app-config.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { appText } from '../app-text.ts';
import { rankLabel } from './rank-button.tsx';

afterEach(() => void vi.restoreAllMocks());

test.each([
  [1, '1st in the World'],
  [2, '2nd in the World'],
  [3, '3rd in the World'],
  [4, '4th in the World'],
  [11, '11th in the World'],
  [12, '12th in the World'],
  [13, '13th in the World'],
  [111, '111th in the World'],
  [1204, '1\u{a0}204th in the World'],
])('[NAV-08] rank %i reads "%s"', (rank, text) => {
  expect(rankLabel(rank, appText.en)).toBe(text);
});

test('[NAV-09] without a rank the button reads "Leaderboard" and opens it', async () => {
  const { screen, router } = await renderApp();
  await screen.getByRole('link', { name: 'Leaderboard' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/leaderboard');
});

test('[NAV-08] the rank is updated after the server has counted taps', async () => {
  const { screen } = await renderApp({ player: { availableTaps: 50, totalTaps: 0 } });
  await expect.element(screen.getByRole('link', { name: 'Leaderboard' })).toBeVisible();
  await screen.getByRole('button', { name: 'Tap' }).click();
  await expect.element(screen.getByRole('link', { name: /^\d+\w+ in the World$/ })).toBeVisible();
});

test('[NAV-07] [BOLD-05] the header of /bold has the shortcuts, no back button and no share button', async () => {
  const { screen } = await renderApp();
  const header = screen.getByRole('banner');
  await expect.element(header.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect.element(header.getByRole('link', { name: 'Leaderboard' })).toBeVisible();
  expect(header.getByRole('link', { name: 'Back' }).elements()).toEqual([]);
  expect(header.getByRole('button').elements()).toEqual([]);
});

test.each([
  ['/profile', ['Back', 'Leaderboard', 'Share']],
  ['/levels', ['Back', 'Leaderboard']],
])('[NAV-07] the header of %s has only the controls %j', async (path, names) => {
  const { screen } = await renderApp({ path });
  const header = screen.getByRole('banner');
  await expect.element(header.getByRole('link', { name: 'Leaderboard' })).toBeVisible();
  const controls = [...header.element().querySelectorAll('a, button')];
  expect(controls.map((control) => control.ariaLabel ?? control.textContent)).toEqual(names);
});

test('the area of the rank button that can be pressed is 44 px high, and within the header', async () => {
  const { screen } = await renderApp({ path: '/levels' });
  const rank = screen.getByRole('link', { name: 'Leaderboard' });
  await expect.element(rank).toBeVisible();
  const { left, right } = rank.element().getBoundingClientRect();
  const header = screen.getByRole('banner').element().getBoundingClientRect();
  const rows = Array.from({ length: 100 }, (_, y) => y).filter(
    (y) => document.elementFromPoint((left + right) / 2, y) === rank.element(),
  );

  expect(rows.length).toBeGreaterThanOrEqual(44);
  expect(rows.at(-1)).toBeLessThan(header.bottom);
});

test('[NAV-07] the title is centered in the header', async () => {
  const { screen } = await renderApp({ path: '/profile' });
  const title = screen.getByRole('heading', { level: 1 });
  await expect.element(title).toBeVisible();
  const { left, right } = title.element().getBoundingClientRect();
  expect(Math.abs((left + right) / 2 - innerWidth / 2)).toBeLessThan(1);
});

test('back opens the page’s target, from the page and from Telegram', async () => {
  const { screen, router, telegram } = await renderApp({ path: '/finances/edit' });
  await screen.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/finances');
  const title = screen.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent('Finances');
  telegram.pressBack();
  await expect.element(title).toHaveTextContent('Profile');
  telegram.pressBack();
  await expect.poll(() => router.state.location.pathname).toBe('/bold');
  await expect.poll(() => telegram.hasBack()).toBe(false);
});

test('Telegram’s menu opens the player’s settings', async () => {
  const { screen, telegram } = await renderApp({ path: '/levels' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About levels');
  telegram.pressSettings();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profile');
  await expect.element(screen.getByRole('switch', { name: 'Vibration' })).toBeVisible();
});

test('[START-01] the back button of a card that a start parameter opened leads to /bold', async () => {
  const { screen } = await renderApp({ path: '/user/7?backHref=%2Fbold' });
  await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/bold');
});

test('[NAV-10] [NAV-11] the share button copies the link to the player’s card and shows a toast that sends it to a chat', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen, world, telegram } = await renderApp({ path: '/profile' });
  await screen.getByRole('button', { name: 'Share' }).click();
  const telegramId = telegram.launch.initData.user.id;
  const me = world.players.find((player) => player.telegramId === telegramId);
  const link = `${testConfig.app_url}?startapp=USER${me?.id}`;
  await expect.element(screen.getByText('Link was copied')).toBeVisible();
  await expect.element(screen.getByText(link)).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith(link);

  await screen.getByRole('button', { name: 'Send to a chat' }).click();

  expect(telegram.openTelegramLink).toHaveBeenCalledExactlyOnceWith(
    `https://t.me/share/url?url=${encodeURIComponent(link)}`,
  );
});

test('[NAV-11] from Telegram 8.0 on the toast opens the list of chats with a prepared message', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen, telegram } = await renderApp({ path: '/profile' });
  const ids: unknown[] = [];
  telegram.sendPrepared = async (prepare) => {
    ids.push(await prepare());
    return 'sent';
  };
  const fetching = vi.spyOn(globalThis, 'fetch');
  await screen.getByRole('button', { name: 'Share' }).click();
  await screen.getByRole('button', { name: 'Send to a chat' }).click();
  await expect.poll(() => ids).toEqual([expect.any(String)]);
  expect(fetching.mock.calls.map(([, init]) => init?.body)).toContain('{"link":"profile"}');
  expect(telegram.openTelegramLink).not.toHaveBeenCalled();
});

test('[ERR-13] a link that cannot be copied shows a toast', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  const { screen } = await renderApp({ path: '/profile' });
  await screen.getByRole('button', { name: 'Share' }).click();
  await expect.element(screen.getByText("Link wasn't copied")).toBeVisible();
  await expect.element(screen.getByText('Your Telegram version is not supported')).toBeVisible();
});

test.each([
  ['a page', { path: '/levels' }, 'About levels'],
  ['the step of the name', { isRegistered: false }, 'Registration'],
] as const)(
  '[NAV-13] on %s the gradient border appears after 11 px of scrolling',
  async (_, visit, title) => {
    const { screen } = await renderApp(visit);
    const header = screen.getByRole('banner');
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await expect.element(header).toHaveAttribute('data-scrolled', 'false');
    const border = () => getComputedStyle(header.element(), '::before');
    expect(border().backgroundImage).toContain('linear-gradient');
    expect(border().opacity).toBe('0');
    document.body.style.minHeight = '300vh';
    scrollTo(0, 11);
    await expect.poll(() => scrollY).toBe(11);
    await expect.element(header).toHaveAttribute('data-scrolled', 'false');
    scrollTo(0, 12);
    await expect.element(header).toHaveAttribute('data-scrolled', 'true');
    await expect.poll(() => border().opacity).toBe('1');
  },
);

test('[NAV-12] the page’s background is the tile of the player’s level', async () => {
  const { screen } = await renderApp();
  const ground = screen.getByTestId('ground');
  await expect.element(ground).toBeInTheDocument();
  const { backgroundImage } = getComputedStyle(ground.element(), '::before');
  expect(backgroundImage).toContain('/tiles/white.svg');
});

test('a Russian player sees a Russian header, and the page has the language `ru`', async () => {
  const { screen } = await renderApp({ path: '/edit', person: findPerson('terry') });
  const title = screen.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent('Изменить профиль');
  await expect.element(screen.getByRole('link', { name: 'Назад' })).toBeVisible();
  expect(document.documentElement.lang).toBe('ru');
});

test('the keyboard reaches every control of the header', async () => {
  const { screen } = await renderApp({ path: '/profile' });
  await expect.element(screen.getByRole('link', { name: 'Back' })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveFocus();
});
