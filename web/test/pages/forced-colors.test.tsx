import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { renderApp, type Visit } from '../render-app.tsx';
import { forceColors, systemColor } from './forced-colors.fixture.ts';

const player = { availableTaps: 2_500, totalTaps: 432 };

/** Opens a page for a player of the level Pink, whose colors differ from the forced ones. */
async function openForced(path: string, visit: Visit = {}) {
  await forceColors();
  const app = await renderApp({ path, player, ...visit });
  await expect.element(app.screen.getByRole('heading', { level: 1 }).first()).toBeVisible();
  return app;
}

/** Returns the computed style of the element at `selector`, as soon as the page contains it. */
async function styleOf(selector: string, pseudo?: string): Promise<CSSStyleDeclaration> {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull();
  return getComputedStyle(document.querySelector(selector) as Element, pseudo);
}

/** Returns the style of the text after a radio button. The player sees the text instead of the button. */
function shownBy(radio: Locator): CSSStyleDeclaration {
  return getComputedStyle(radio.element().nextElementSibling as Element);
}

test.each([
  ['/leaderboard', 'the level selector'],
  ['/bold', 'the multipliers'],
])('on %s the choice of %s is highlighted, and a ring shows its focus', async (path) => {
  const { screen } = await openForced(path);
  const chosen = screen.getByRole('radio', { checked: true }).first();
  await expect.element(chosen).toBeInTheDocument();
  const other = screen.getByRole('radio', { checked: false }).first();

  expect(shownBy(chosen).backgroundColor).toBe(systemColor('Highlight'));
  expect(shownBy(chosen).color).toBe(systemColor('HighlightText'));
  // Else the browser lays a ground below the text, over the highlight.
  expect(shownBy(chosen).forcedColorAdjust).toBe('none');
  expect(shownBy(other).backgroundColor).not.toBe(systemColor('Highlight'));

  await userEvent.tab();
  chosen.element().focus();
  expect(shownBy(chosen).outlineStyle).toBe('solid');
  expect(shownBy(chosen).outlineColor).toBe(systemColor('CanvasText'));
});

test('the level selector keeps no color of a level', async () => {
  const { screen } = await openForced('/leaderboard');
  const chosen = screen.getByRole('radio', { checked: true });
  await expect.element(chosen).toBeInTheDocument();

  expect(shownBy(chosen).boxShadow).toBe('none');
  expect(shownBy(chosen).borderColor).toBe(systemColor('Highlight'));
});

test('the thumb of a switch is visible in both states', async () => {
  const { screen } = await openForced('/profile');
  const control = screen.getByRole('switch', { name: 'Vibration' });
  await expect.element(control).toBeChecked();
  const thumb = () => getComputedStyle(control.element().firstElementChild as Element);
  expect(thumb().backgroundColor).toBe(systemColor('ButtonText'));

  await control.click();

  await expect.element(control).not.toBeChecked();
  expect(thumb().backgroundColor).toBe(systemColor('ButtonText'));
});

test('the progress is highlighted in a bar with a border', async () => {
  await openForced('/bold');
  const bar = await styleOf('[role="progressbar"]');
  expect(bar.borderTopStyle).toBe('solid');
  const fill = await styleOf('[role="progressbar"] > *');
  expect(fill.backgroundColor).toBe(systemColor('Highlight'));
});

test.each([
  ['/levels', 'the header', 'header[data-scrolled="true"]', '::before'],
  ['/country', 'the search', '[data-scrolled]:has([role="combobox"])', '::before'],
  ['/edit', 'the bar at the bottom', 'form > :last-child', undefined],
])('on %s no text shows through %s', async (path, _, selector, pseudo) => {
  await openForced(path);
  document.body.style.minHeight = '300vh';
  scrollTo(0, 100);
  expect((await styleOf(selector, pseudo)).backgroundColor).toBe(systemColor('Canvas'));
});

test('a border is at the edge of the header', async () => {
  await openForced('/levels');
  const { borderBottomStyle, bottom } = await styleOf('header[data-scrolled]', '::before');
  expect([borderBottomStyle, bottom]).toEqual(['solid', '0px']);
});

test('the drop and its gleam have the colors of text and ground', async () => {
  const { screen } = await openForced('/bold');
  const surface = screen.getByRole('button', { name: 'Tap' });
  await expect.element(surface).toBeVisible();
  const parts = [...surface.element().querySelectorAll('path')];
  const [body, shade, gleam] = parts.map((path) => getComputedStyle(path));
  expect(body?.fill).toBe(systemColor('CanvasText'));
  expect(shade?.fill).toBe(systemColor('Canvas'));
  expect(gleam?.stroke).toBe(systemColor('Canvas'));
});

test('the outline of an empty drop has the color of text', async () => {
  const { screen } = await openForced('/user/999999');
  await expect.element(screen.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  const { fill, stroke } = await styleOf('main svg path');
  expect(fill).toBe('none');
  expect(stroke).toBe(systemColor('CanvasText'));
});

test('the drop that is tapped gets the forced colors at once, and the numerals differ from their outline', async () => {
  const { screen } = await renderApp({ player });
  const surface = screen.getByRole('button', { name: 'Tap' });
  await expect.element(surface).toBeVisible();
  const emblem = surface.element().querySelector('svg') as SVGElement;
  await expect.poll(() => getComputedStyle(emblem).visibility).toBe('hidden');

  await forceColors();

  await expect.poll(() => middleOf(surface.element())).toBe(systemColor('CanvasText'));
  const { color, outlineColor } = getComputedStyle(surface.element().lastElementChild as Element);
  expect(color).toBe(systemColor('CanvasText'));
  expect(outlineColor).toBe(systemColor('Canvas'));
});

/** Returns the color in the middle of the canvas that draws the drop. */
function middleOf(surface: Element): string {
  const canvas = surface.querySelector('canvas');
  const copy = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas || !copy) throw new Error('Nothing is drawn on.');
  copy.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  const [red, green, blue] = copy.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

test('the ground below the large number does not cover the lines above and below it', async () => {
  await openForced('/bold');
  const number = await styleOf('[data-shape]');
  expect(number.forcedColorAdjust).toBe('none');
  expect(number.color).toBe(systemColor('CanvasText'));
});

test.each([
  ['/bold', '[data-testid="ground"]', '::before'],
  ['/levels', '[data-tone]:has(> article)', undefined],
  ['/user/2', '[data-tone]:has(> article)', undefined],
])('on %s there is no tile below the text', async (path, selector, pseudo) => {
  await openForced(path);
  expect((await styleOf(selector, pseudo)).backgroundImage).toBe('none');
});

test('[BOARD-06] the divider after the tenth row is visible', async () => {
  await openForced('/leaderboard');
  expect((await styleOf('hr')).backgroundColor).toBe(systemColor('CanvasText'));
});

test('the drop on a profile has the color of text', async () => {
  await openForced('/user/2');
  expect((await styleOf('article > header > svg')).fill).toBe(systemColor('CanvasText'));
});

test('the magnifying glass of the search has the color of text', async () => {
  await openForced('/country');
  expect((await styleOf('[data-scrolled] > svg')).color).toBe(systemColor('CanvasText'));
});

test('buttons that cannot be pressed, now or while saving, have the gray of the theme', async () => {
  const { screen, held } = await openForced('/edit', { held: ['updateMyProfile'] });
  const save = screen.getByRole('button', { name: 'Save' });
  const link = screen.getByRole('textbox', { name: 'Instagram' });
  const shown = () => {
    const { color, borderTopColor, opacity } = getComputedStyle(save.element());
    return [color, borderTopColor, opacity];
  };
  const gray = [systemColor('GrayText'), systemColor('GrayText'), '1'];

  await link.fill('no spaces!');
  await expect.element(save).toBeDisabled();
  await expect.poll(shown).toEqual(gray);

  await link.fill('splash');
  await save.click();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(shown).toEqual(gray);
  held?.release();
});

test('a toast has a border', async () => {
  const { stores } = await openForced('/profile');
  stores.toasts.show({ title: 'Saved' });
  expect((await styleOf('[data-open] > [data-open]')).borderTopStyle).toBe('solid');
});

test('a placeholder for what loads is visible', async () => {
  await openForced('/leaderboard', { held: ['listTop'] });
  const { backgroundColor } = await styleOf('[role="status"] span');
  expect(backgroundColor).toBe(systemColor('GrayText'));
});

test.each([
  ['/profile', 'a group of rows', 'ul:has([role="switch"])'],
  ['/finances', 'a card', 'main section'],
  ['/leaderboard', 'the board', '[data-tone]:has(> header > h2)'],
  ['/bold', 'the multipliers', '[role="radiogroup"]'],
  ['/store/payments', 'an offer', 'input + span:has(b)'],
])('on %s an edge is around %s', async (path, _, selector) => {
  await openForced(path);
  expect((await styleOf(selector)).outlineStyle).toBe('solid');
});

test('a border is around the card of a player', async () => {
  await openForced('/profile');
  expect((await styleOf('[data-tone]:has(> article)')).borderTopStyle).toBe('solid');
});

test('the ground below the name on a profile does not cut the drop behind it', async () => {
  await openForced('/user/2');
  const name = await styleOf('article > header h2');
  expect(name.forcedColorAdjust).toBe('none');
  expect(name.color).toBe(systemColor('CanvasText'));
});
