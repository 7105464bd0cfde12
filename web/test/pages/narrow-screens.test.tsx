import { people } from '@bold/mock/telegram';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../render-app.tsx';
import { everyPage } from './every-page.fixture.ts';

const russian = people.find(({ user }) => user.language_code === 'ru');
const gold = { availableTaps: 1_000_000, totalTaps: 4_900_000 };
/** The level with the longest title. */
const violet = { ...gold, totalTaps: 500_000 };
const root = document.documentElement;

afterEach(async () => {
  root.removeAttribute('style');
  await page.viewport(390, 844);
});

/** Returns the elements that overflow the page horizontally, except inside scrolling elements. */
function outside(): string[] {
  const parts = document.querySelectorAll('button, a, h1, h2, p, dt, dd, label, input, textarea');
  const seen = [...parts].filter((part) => !part.closest('[class*="strip"], [class*="spoken"]'));
  const beyond = seen.filter((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    // A block can fit while its text overflows.
    const boxes = [part.getBoundingClientRect(), range.getBoundingClientRect()];
    return boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1);
  });
  return beyond.map((part) => `${part.tagName}: ${part.textContent}`);
}

const readers = [
  ['English', people[0]],
  ['Russian', russian],
] as const;
const visits = readers.flatMap(([language, person]) =>
  everyPage.map((path) => [path, language, person, gold] as const),
);

test.each([
  ...visits,
  ['/bold', 'Russian', russian, violet],
  ['/leaderboard', 'Russian', russian, violet],
] as const)(
  'on a screen 320 px wide %s in %s has no horizontal overflow, even with text at 200 %',
  async (path, _, person, player) => {
    if (!person) throw new Error('The simulator lacks a reader');
    await page.viewport(320, 568);
    const { screen } = await renderApp({ path, person, player });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => document.querySelectorAll('[class*="skeleton"]').length).toBe(0);
    expect(outside()).toEqual([]);
    root.style.fontSize = '200%';
    expect(outside()).toEqual([]);
    expect(root.scrollWidth).toBe(320);
  },
);

const sizes = [
  ['the smallest phone', 320, 568, [0, 0]],
  ['a phone with large safe areas', 390, 844, [105, 44]],
  ['a phone on its side', 844, 390, [0, 21]],
] as const;
const notices = [
  ['the gift', { isBonusTaken: false, availableTaps: 0, totalTaps: 0 }],
  ["that's it", { availableTaps: 0, totalTaps: 99 }],
  ['not enough taps', { availableTaps: 0, totalTaps: 432 }],
  ['not enough taps, and the gift', { isBonusTaken: false, availableTaps: 497, totalTaps: 3 }],
  ['the surface to tap', gold],
] as const;

test.each(
  sizes.flatMap((size) => notices.map((notice) => [size[0], notice[0], size, notice[1]] as const)),
)('%s shows %s without scrolling', async (_, __, [, width, height, [top, bottom]], player) => {
  await page.viewport(width, height);
  root.style.setProperty('--device-inset-top', `${top}px`);
  root.style.setProperty('--device-inset-bottom', `${bottom}px`);
  const { screen } = await renderApp({ player });
  await expect.element(screen.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(root.scrollHeight).toBe(height);
});
