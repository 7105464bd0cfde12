import { failing } from '@bold/mock/browser';
import { findPerson } from '@bold/mock/telegram';
import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp, type Visit } from '../../../test/render-app.tsx';
import { ordinal } from '../../lib/ordinal.ts';
import { boardRows } from './board-list.tsx';

/** Opens the leaderboard for a player with `totalTaps`. The mock's players fill the boards. */
async function openBoard(totalTaps: number, visit: Visit = {}) {
  const app = await renderApp({
    path: '/leaderboard',
    player: { totalTaps, displayName: 'Viewer' },
    ...visit,
  });
  const list = app.screen.getByRole('list', { name: 'Leaders' });
  const chosen = () => app.screen.getByRole('radio', { checked: true });
  return { ...app, list, rows: list.getByRole('listitem'), chosen };
}

test('[BOARD-01] [BOARD-02] the selector for world and levels is above the list of leaders', async () => {
  const { screen, list } = await openBoard(432);

  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('World leaderboard');
  await expect.element(screen.getByRole('radiogroup', { name: 'Level' })).toBeVisible();
  await expect.element(list).toBeVisible();
});

test('[BOARD-04] the selector hides "white"', async () => {
  const { screen, list } = await openBoard(432);
  await expect.element(list).toBeVisible();

  const offered = screen.getByRole('radio').elements();
  expect(offered.map((radio) => radio.parentElement?.textContent)).toEqual([
    'World',
    ...levels.slice(1).map(({ title }) => title),
  ]);
});

test.each([
  [50, 'Pink'],
  [432, 'Pink'],
  [7_000_000, 'Black'],
])('[BOARD-03] with %i taps the board opens on %s', async (total, title) => {
  const { chosen } = await openBoard(total);

  await expect.element(chosen()).toBeInTheDocument();
  expect(chosen().element().parentElement?.textContent).toBe(title);
});

test('[BOARD-02] rows are sorted by total taps, descending, and show their place', async () => {
  const { rows, world, screen } = await openBoard(432);
  await expect.element(rows.first()).toBeVisible();
  await screen.getByRole('radio', { name: 'Red' }).click();
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Red');
  await expect.element(rows.first()).toBeVisible();

  const totals = world.players
    .map(({ totalTaps }) => totalTaps)
    .filter((total) => total >= 1_000 && total < 5_000)
    .sort((a, b) => b - a)
    .slice(0, 10);
  const shown = rows.elements().map((row) => row.textContent?.replace(/\D+$/, ''));
  expect(rows.elements()).toHaveLength(10);
  for (const [index, total] of totals.entries()) {
    const text = String(total).replace(/(\d)(\d{3})$/, '$1\u{a0}$2');
    expect(shown[index]).toMatch(new RegExp(`^${index + 1}.*${text}$`));
  }
});

test('a chosen board is marked in the same moment, before the router has the new URL', async () => {
  const { screen, list, router } = await openBoard(432);
  await expect.element(list).toBeVisible();
  const red = screen.getByRole('radio', { name: 'Red' }).element() as HTMLInputElement;

  red.click();
  expect(red.checked).toBe(true);
  await expect.poll(() => router.state.location.search).toMatch(/^\?level=\d+$/);
  expect(red.checked).toBe(true);
});

test('[BOARD-05] a player outside the top ten of an achieved level is shown below them', async () => {
  const { rows } = await openBoard(101);
  await expect.poll(() => rows.elements().length).toBe(11);

  const own = rows.last();
  await expect.element(own.getByText('Viewer')).toBeVisible();
  await expect.element(own.getByText(/^You · \d+(st|nd|rd|th) on this level/)).toBeVisible();
  await expect.element(own.getByRole('link')).toHaveAttribute('aria-current', 'true');
});

test('[BOARD-10] the viewer below their level’s list reads the rank within the level, then the one in the world', async () => {
  const { rows, world, screen } = await openBoard(101);
  await expect.poll(() => rows.elements().length).toBe(11);
  const above = world.players.filter(({ totalTaps }) => totalTaps > 101).length;
  const inLevel = world.players.filter(({ totalTaps }) => totalTaps > 101 && totalTaps < 1_000);
  expect(inLevel.length).toBeLessThan(above);

  const inWorld = `${ordinal(above + 1)} in the World`;
  const both = `You · ${ordinal(inLevel.length + 1)} on this level · ${inWorld}`;
  await expect.element(rows.last().getByText(new RegExp(`^${both} · `))).toBeVisible();
  await screen.getByRole('radio', { name: 'World' }).click();
  await expect.element(rows.last().getByText(new RegExp(`^You · ${inWorld}`))).toBeVisible();
});

test.each([
  ['dewey', 'You · 1 204th on this level · 12 345th in the World · 1 002 invites'],
  [
    'kaplya',
    'Вы · 1 204\u{2011}е место на уровне · 12 345\u{2011}е место в мире · 1 002 приглашённых',
  ],
])('[UI-06] the row of %s groups the digits of ranks and invites', async (key, facts) => {
  const { screen } = await openBoard(101, {
    person: findPerson(key),
    overrides: {
      getMyRank: async ({ next }) => {
        const entry = await next();
        const ranks = { rank: 12_345, level_rank: 1_204, referrals_count: 1_002 };
        return entry && { ...entry, ...ranks };
      },
    },
  });

  await expect.element(screen.getByText(facts, { exact: true })).toBeVisible();
});

test('[BOARD-10] on a level that the viewer has left behind, only the rank in the world is shown', async () => {
  const { rows } = await openBoard(7_000_000, { path: '/leaderboard?level=2' });
  await expect.poll(() => rows.elements().length).toBe(11);

  await expect.element(rows.last().getByText(/^You · \d+(st|nd|rd|th) in the World/)).toBeVisible();
});

test('[BOARD-05] a level that is not achieved shows only its top ten', async () => {
  const { rows, screen } = await openBoard(101, { path: '/leaderboard?level=9' });

  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Gold');
  await expect.poll(() => rows.elements().length).toBe(10);
  await expect.element(screen.getByText('Viewer')).not.toBeInTheDocument();
});

test('[BOARD-05] a level below the current one still shows the viewer', async () => {
  const { rows } = await openBoard(7_000_000, { path: '/leaderboard?level=2' });

  await expect.poll(() => rows.elements().length).toBe(11);
  await expect.element(rows.last().getByText('Viewer')).toBeVisible();
});

test('[BOARD-06] [BOARD-08] a line follows the tenth row and no other', async () => {
  const { rows, list } = await openBoard(101);
  await expect.poll(() => rows.elements().length).toBe(11);

  const line = list.getByRole('separator');
  expect(line.elements()).toHaveLength(1);
  expect(rows.nth(9).element().contains(line.element())).toBe(true);
});

test('[BOARD-07] the header of the viewer’s level differs from the others', async () => {
  const { screen } = await openBoard(101);
  await expect
    .element(screen.getByText('Your level. The top 10 earn 1% of our revenue'))
    .toBeVisible();

  await screen.getByRole('radio', { name: 'Black' }).click();

  await expect.element(screen.getByText('These 10 members earn 9% of our revenue')).toBeVisible();
});

test('[BOARD-09] the world board contains the players of all levels', async () => {
  const { screen, rows, world } = await openBoard(101);
  await screen.getByRole('radio', { name: 'World' }).click();
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent('World');
  await expect.poll(() => rows.elements().length).toBe(11);

  const most = Math.max(...world.players.map(({ totalTaps }) => totalTaps));
  const first = world.players.find(({ totalTaps }) => totalTaps === most);
  await expect.element(rows.first().getByText(first?.displayName ?? '-')).toBeVisible();
});

test('a row opens the player’s card, and Back returns to the same board', async () => {
  const { rows, router, screen } = await openBoard(101, { path: '/leaderboard?level=world' });
  await rows.first().getByRole('link').click();
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/user\/\d+$/);

  await screen.getByRole('link', { name: 'Back' }).click();

  await expect.poll(() => router.state.location.search).toBe('?level=world');
});

test('the arrow keys choose a level and scroll it into view', async () => {
  const { screen, chosen } = await openBoard(101);
  await expect.element(chosen()).toBeInTheDocument();
  (chosen().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');

  await expect.element(screen.getByRole('radio', { name: 'Black' })).toBeChecked();
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Black');
  const option = screen.getByRole('radio', { name: 'Black' }).element();
  await expect.poll(() => option.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
});

test('the viewer’s row stays in view at every scroll position', async () => {
  await page.viewport(320, 480);
  const { rows } = await openBoard(101);
  await expect.poll(() => rows.elements().length).toBe(11);

  for (const top of [0, 200, 9_999]) {
    scrollTo(0, top);
    const { top: above, bottom } = rows.last().element().getBoundingClientRect();
    expect(above).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(480);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(390, 844);
});

test('between the row of the tenth and the divider below it no other row shows through', async () => {
  await page.viewport(320, 568);
  const { rows } = await openBoard(5_000_000);
  await expect.poll(() => rows.elements().length).toBe(10);
  scrollTo(0, 0);

  const own = rows.last().element();
  const link = own.querySelector('a')?.getBoundingClientRect();
  const divider = own.querySelector('hr')?.getBoundingClientRect();
  expect(divider?.bottom).toBeLessThan(568);
  for (const y of [(link?.bottom ?? 0) + 5, (divider?.top ?? 0) + 1, (divider?.bottom ?? 0) + 5]) {
    expect(document.elementFromPoint(160, y)?.closest('li')).toBe(own);
  }
  await page.viewport(390, 844);
});

test('a refresh button loads the board again after an error', async () => {
  const { screen, list, control } = await openBoard(101, {
    controls: failing('listTop', 'NETWORK_FAILURE'),
  });
  const refresh = screen.getByRole('button', { name: 'Refresh leaders' });
  await expect.element(refresh).toBeVisible();
  control({});

  await refresh.click();

  await expect.element(list).toBeVisible();
});

test('a level without members shows an empty state', async () => {
  const { screen, world, held } = await openBoard(101, {
    path: '/leaderboard?level=9',
    held: ['listTop'],
  });
  const gold = levels.find(({ title }) => title === 'Gold')?.threshold ?? 0;
  for (const player of world.players) player.totalTaps = Math.min(player.totalTaps, gold - 1);
  held?.release();

  await expect.element(screen.getByText('Nobody is here')).toBeVisible();
});

test('the leaderboard is in Russian for a player with that language', async () => {
  const { screen } = await openBoard(101, { person: findPerson('kaplya') });

  await expect.element(screen.getByRole('radio', { name: 'Мир' })).toBeVisible();
  await expect
    .element(screen.getByText('Ваш уровень. Первые 10 получают 1% нашей выручки'))
    .toBeVisible();
});

const entry = (user_id: number, total_taps: number) => ({ user_id, total_taps });

test('[BOARD-05] the viewer is appended when absent from the list and the level is achieved', () => {
  const top = [entry(1, 90), entry(2, 80)];
  const viewer = entry(7, 5);
  expect(boardRows(top, viewer, true)).toEqual([...top, viewer]);
  expect(boardRows(top, viewer, false)).toEqual(top);
  expect(boardRows(top, entry(2, 80), true)).toEqual(top);
  expect(boardRows(top, null, true)).toEqual(top);
});

test.each([
  [320, 568],
  [390, 844],
])('on a phone %i px wide a total of 16 digits does not cut the name', async (width, height) => {
  await page.viewport(width, height);
  const player = { totalTaps: 10 ** 15, displayName: 'High-Tide-76' };
  const { rows } = await openBoard(0, { player });
  await expect.element(rows.getByText('1 000 000 000 000 000')).toBeVisible();
  const { scrollWidth, clientWidth } = rows.getByText('High-Tide-76').element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await page.viewport(390, 844);
});
