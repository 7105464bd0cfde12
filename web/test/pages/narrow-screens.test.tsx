import type { AppConfig } from '@bold/sdk';
import { languages } from '@bold/sdk/game';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openStore } from '../../src/features/payments/open-store.fixture.tsx';
import { loadingParts } from '../loading-parts.ts';
import { readerOf } from '../reader-of.ts';
import { renderApp } from '../render-app.tsx';
import { everyPage } from './every-page.fixture.ts';
import { isBroken } from './is-broken.fixture.ts';

const gold = { availableTaps: 1_000_000, totalTaps: 4_900_000 };
/** A player of the level with the longest title. */
const violet = { ...gold, totalTaps: 500_000 };
/** A player who bought taps before taking the gift. The tap screen shows this player two buttons side by side. */
const bought = { isBonusTaken: false, availableTaps: 497, totalTaps: 3 };
/** A configuration with every currency. The store then shows the most choices side by side. */
const config: Partial<AppConfig> = {
  payment_gateways: ['stars', 'ton', 'dollars'],
  wallets_url: '/wallets.json',
};
const root = document.documentElement;

afterEach(async () => {
  root.removeAttribute('style');
  await page.viewport(390, 844);
});

/** Returns the elements that overflow the page horizontally. Ignores elements inside scrolling elements. */
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

/** The CSS selector of elements whose texts are not checked: hidden texts and names. Names may break within a word. */
const exempt = '[translate="no"], [role="option"], [class*="country"], [class*="spoken"], style';

/** Returns the visible texts for which `isWrong` returns true. */
function textsThat(isWrong: (text: Text) => boolean): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim() === '' || text.parentElement?.closest(exempt)) continue;
    if (isWrong(text)) found.push(text.data);
  }
  return found;
}

const broken = () => textsThat(isBroken);
const cramped = () => textsThat((text) => isBroken(text) || isTooWide(text));

/** Returns true if the text extends into the horizontal padding of its element. */
function isTooWide(text: Text): boolean {
  const parent = text.parentElement;
  if (!parent) return false;
  const style = getComputedStyle(parent);
  if (style.display === 'inline') return false;
  const range = document.createRange();
  range.selectNode(text);
  const { left, right } = range.getBoundingClientRect();
  const box = parent.getBoundingClientRect();
  const start = box.left + Number.parseFloat(style.paddingLeft);
  const end = box.right - Number.parseFloat(style.paddingRight);
  return left < start - 1 || right > end + 1;
}

const visits = languages.flatMap((language) =>
  everyPage.map((path) => [path, language, gold] as const),
);

test.each([
  ...visits,
  ['/bold', 'ru', violet],
  ['/bold', 'ru', bought],
  ['/leaderboard', 'ru', violet],
] as const)(
  'on a screen 320 px wide %s in %s has no horizontal overflow and no broken word, even with text at 200 %',
  async (path, language, player) => {
    await page.viewport(320, 568);
    const { screen } = await renderApp({ path, person: readerOf(language), player, config });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => document.querySelectorAll(loadingParts).length).toBe(0);
    expect(outside()).toEqual([]);
    expect(cramped()).toEqual([]);
    root.style.fontSize = '200%';
    expect(outside()).toEqual([]);
    expect(cramped()).toEqual([]);
    expect(root.scrollWidth).toBe(320);
  },
);

/** Returns the texts that have a broken word or number at a width of a phone, with the width and the text size. */
async function brokenAtAnyWidth(): Promise<string[]> {
  const found: string[] = [];
  for (const textSize of [100, 130]) {
    root.style.fontSize = `${textSize}%`;
    for (let width = 320; width <= 430; width += 10) {
      await page.viewport(width, 844);
      found.push(...broken().map((text) => `${text} (${width} px, text at ${textSize} %)`));
    }
  }
  return found;
}

test.each(visits)(
  'no line break splits a word or a number of %s in %s, at any width of a phone',
  async (path, language) => {
    const person = readerOf(language);
    const player = { ...gold, availableTaps: 1_234_567, debtTaps: 1_234_567 };
    const { screen } = await renderApp({ path, person, player, config });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => document.querySelectorAll(loadingParts).length).toBe(0);
    expect(await brokenAtAnyWidth()).toEqual([]);
  },
);

test.each(languages)(
  'no line break splits the number of a waiting payment in %s, at any width of a phone',
  async (language) => {
    const person = readerOf(language);
    const { screen, radio, waitForSheet, telegram } = await openStore({ person });
    await radio(/^1 100 /).click();
    await screen.getByRole('button', { name: / 1 100 / }).click();
    await waitForSheet();
    telegram.invoices.closes('pending');
    await expect.element(screen.getByText(/ 1\s100 .*\. /)).toBeVisible();
    expect(await brokenAtAnyWidth()).toEqual([]);
  },
);

const phones = [
  [320, 568],
  [390, 844],
  [430, 932],
  [844, 390],
] as const;

test.each([
  ['/bold', '1 000 000 000 000 000'],
  ['/store/payments', '1 000 000 000 000 000'],
  ['/leaderboard', '1 000 000 000 000 000'],
  ['/finances', '$10 000 000 000 000.00'],
])('on %s the number %s is on the screen, at every width and text size', async (path, number) => {
  const player = { availableTaps: 10 ** 15, totalTaps: 10 ** 15 };
  const { screen } = await renderApp({ path, player, config });
  await expect.element(screen.getByText(number).last()).toBeVisible();
  await expect.poll(() => document.querySelectorAll(loadingParts).length).toBe(0);
  for (const [width, height] of phones) {
    await page.viewport(width, height);
    for (const textSize of [100, 150, 200]) {
      root.style.fontSize = `${textSize}%`;
      expect(outside(), `${width} px, text at ${textSize} %`).toEqual([]);
    }
  }
});

/** Spaces text as a reader may who needs it, by WCAG 1.4.12. Ends with the test. */
function spaceText(): void {
  const spacing = document.head.appendChild(document.createElement('style'));
  onTestFinished(() => spacing.remove());
  spacing.textContent = `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `;
}

test.each(everyPage)(
  'on %s a reader with wider spacing of text sees the largest numbers whole',
  async (path) => {
    const player = { availableTaps: 10 ** 15, totalTaps: 10 ** 15 };
    const { screen } = await renderApp({ path, player, config });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => document.querySelectorAll(loadingParts).length).toBe(0);
    spaceText();
    for (const [width, height] of phones) {
      await page.viewport(width, height);
      await expect.poll(outside, { message: `${width} px` }).toEqual([]);
    }
  },
);

test('a reader with wider spacing of text sees the hint below the drop', async () => {
  const { screen } = await renderApp({ player: gold });
  const hint = screen.getByText('Tap anywhere here');
  await expect.element(hint).toBeVisible();
  spaceText();
  for (const [width, height] of phones) {
    await page.viewport(width, height);
    const text = document.createRange();
    text.selectNodeContents(hint.element());
    const drop = document.querySelector('button[data-takes-focus] > svg');
    const space = () =>
      text.getBoundingClientRect().top - Number(drop?.getBoundingClientRect().bottom);
    await expect.poll(space, { message: `${width} px` }).toBeGreaterThanOrEqual(0);
  }
});

test.each([...phones, [412, 400], [480, 470], [320, 256]] as const)(
  'on a screen of %i × %i the whole drop is on the tap surface',
  async (width, height) => {
    await page.viewport(width, height);
    const { screen } = await renderApp({ player: gold });
    const surface = screen.getByRole('button', { name: 'Tap' });
    await expect.element(surface).toBeVisible();
    const frame = surface.element().getBoundingClientRect();
    const drop = surface.element().querySelector('svg')?.getBoundingClientRect();
    expect(drop?.left).toBeGreaterThanOrEqual(frame.left);
    expect(drop?.right).toBeLessThanOrEqual(frame.right);
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
  ['not enough taps, and the gift', bought],
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

test.each(languages)(
  'the smallest phone shows the intro in %s without scrolling, even with safe areas',
  async (language) => {
    await page.viewport(320, 568);
    root.style.setProperty('--device-inset-top', '59px');
    root.style.setProperty('--device-inset-bottom', '34px');
    const { screen } = await renderApp({ isWelcomed: false, person: readerOf(language) });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(root.scrollHeight).toBe(568);
  },
);

test.each(languages)(
  'the smallest phone shows two buttons of one height in %s',
  async (language) => {
    await page.viewport(320, 568);
    await renderApp({ person: readerOf(language), player: bought });
    const buttons = () => [
      ...document.querySelectorAll('[data-notice="not-enough"] > :is(a, button)'),
    ];
    await expect.poll(() => buttons().length).toBe(2);
    const [one, other] = buttons().map((button) => button.getBoundingClientRect().height);
    expect(one).toBe(other);
  },
);
