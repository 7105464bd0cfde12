import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../../test/render-app.tsx';

afterEach(async () => {
  document.documentElement.removeAttribute('style');
  await page.viewport(390, 844);
});

/** Opens the board of the viewer's level. Returns the rows, and the link of the row at a point of the screen. */
async function openRows(height: number, totalTaps: number, count: number) {
  await page.viewport(320, height);
  const { screen } = await renderApp({
    path: '/leaderboard',
    player: { totalTaps, displayName: 'Viewer' },
  });
  const rows = screen.getByRole('list', { name: 'Leaders' }).getByRole('listitem');
  await expect.poll(() => rows.elements().length).toBe(count);
  const rowAt = (y: number) => document.elementFromPoint(160, y)?.closest('a')?.parentElement;
  return { rows: rows.elements(), rowAt };
}

test.each([
  ['on a phone without insets', 0],
  ['above the home indicator', 34],
])('%s no row shows through below the sticky row of the viewer', async (_, inset) => {
  document.documentElement.style.setProperty('--device-inset-bottom', `${inset}px`);
  const { rows, rowAt } = await openRows(568, 101, 11);
  const own = rows.at(-1);
  const leaks: number[] = [];

  for (let top = 0; top < 200; top += 10) {
    scrollTo(0, top);
    const bottom = own?.getBoundingClientRect().bottom ?? 0;
    for (let y = Math.ceil(bottom); y < 568; y += 4) if (rowAt(y)) leaks.push(y);
  }

  expect(leaks).toEqual([]);
});

test('the rows after the row of the viewer are not covered', async () => {
  const { rows, rowAt } = await openRows(568, 432, 10);
  const place = rows.findIndex(({ textContent }) => textContent?.includes('Viewer'));
  const after = rows[place + 1];
  expect(after).toBeDefined();

  scrollTo(0, 9_999);

  const { top = 0, bottom = 0 } = after?.getBoundingClientRect() ?? {};
  expect([top + 2, (top + bottom) / 2, bottom - 2].map((y) => rowAt(y) === after)).toEqual([
    true,
    true,
    true,
  ]);
});
