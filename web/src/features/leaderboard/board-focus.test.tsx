import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../../test/render-app.tsx';

afterEach(async () => {
  document.documentElement.removeAttribute('style');
  await page.viewport(390, 844);
});

/** Opens a board on a small phone and waits until the list has `count` rows. Returns the links of the rows. */
async function openRows(path: string, totalTaps: number, count: number) {
  await page.viewport(320, 568);
  const { screen } = await renderApp({ path, player: { totalTaps, displayName: 'Viewer' } });
  const links = screen.getByRole('list', { name: 'Leaders' }).getByRole('link');
  await expect.poll(() => links.elements().length).toBe(count);
  return links.elements() as HTMLElement[];
}

/** Focuses a row. Returns the row's outline before the focus, and the row's outline and colors during the focus. */
function stylesOf(row: HTMLElement) {
  const { outline } = getComputedStyle(row);
  row.focus();
  const { outline: ring, outlineColor, backgroundColor } = getComputedStyle(row);
  return { outline, ring, outlineColor, backgroundColor };
}

test.each([
  ['the first player', 101, 11, 0],
  ['the viewer below the top ten', 101, 11, 10],
  ['the viewer in first place', 9_999_999, 10, 0],
])(
  'the focus ring differs from the frame and from the color of the row of %s',
  async (_, totalTaps, count, place) => {
    const rows = await openRows('/leaderboard?level=world', totalTaps, count);
    const row = rows[place];
    if (!row) throw new Error('The board lacks the row.');
    // From here on, the browser shows focus rings.
    await userEvent.tab();

    const { outline, ring, outlineColor, backgroundColor } = stylesOf(row);

    expect(row.matches(':focus-visible')).toBe(true);
    expect(ring).not.toBe(outline);
    expect(outlineColor).not.toBe(backgroundColor);
  },
);

/** Returns true if something covers the top, the middle or the bottom of `row`. */
function isCovered(row: HTMLElement): boolean {
  const { left, width, top, bottom } = row.getBoundingClientRect();
  return [top + 4, (top + bottom) / 2, bottom - 4].some(
    (y) => document.elementFromPoint(left + width / 2, y)?.closest('a') !== row,
  );
}

test.each([
  ['below the top ten', '100%', 101, 11],
  ['below the top ten', '200%', 101, 11],
  ['in first place', '100%', 9_999_999, 10],
  ['in first place', '200%', 9_999_999, 10],
])(
  'the header and the row of a viewer %s cover no row with the focus, with text at %s',
  async (_, textSize, totalTaps, count) => {
    document.documentElement.style.fontSize = textSize;
    const rows = await openRows('/leaderboard?level=world', totalTaps, count);
    const covered: string[] = [];
    const visit = (row: HTMLElement, direction: string) => {
      expect(document.activeElement).toBe(row);
      if (isCovered(row)) covered.push(`${direction}: ${row.textContent}`);
    };

    rows[0]?.focus({ preventScroll: true });
    for (const row of rows.slice(1)) {
      await userEvent.keyboard('{Tab}');
      visit(row, 'down');
    }
    for (const row of rows.slice(0, -1).reverse()) {
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      visit(row, 'up');
    }

    expect(covered).toEqual([]);
  },
);

test.each(['100%', '200%'])(
  'the row of a viewer in first place sticks below the header, with text at %s',
  async (textSize) => {
    document.documentElement.style.fontSize = textSize;
    const [first] = await openRows('/leaderboard?level=world', 9_999_999, 10);
    const header = document.querySelector('header');
    const gap = () =>
      (first?.getBoundingClientRect().top ?? 0) - (header?.getBoundingClientRect().bottom ?? 0);

    scrollTo(0, 400);

    await expect.poll(() => Math.round(gap())).toBe(8);
  },
);
