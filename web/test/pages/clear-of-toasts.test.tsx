import { languages } from '@bold/sdk/game';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../src/lib/paths.ts';
import { readerOf } from '../reader-of.ts';
import { renderApp } from '../render-app.tsx';
import { settled } from './accessibility.fixture.ts';
import { isBroken } from './is-broken.fixture.ts';
import { bottomOfHeader, controls, coveredBy, moved, showToast } from './toasts.fixture.ts';

const root = document.documentElement;

afterEach(() => root.removeAttribute('style'));

const player = { availableTaps: 2_500, totalTaps: 432 };

const sizes = [
  [320, 568],
  [360, 640],
  [390, 844],
  [430, 932],
  [768, 1024],
  [667, 375],
  [844, 390],
] as const;

const nameless = { isRegistered: false };
const stateless = { player: { displayName: 'Bold-One', countryId: null } };
const pages = [
  ...Object.values(paths).map(
    (path) => [path, { path: path.replace(':id', '1'), player }] as const,
  ),
  ['the step of the name', nameless],
  ['the step of the country', stateless],
] as const;

test.each(
  pages.flatMap(([name, visit]) => languages.map((language) => [name, language, visit] as const)),
)(
  '[UI-01] at %s and every size a toast in %s covers nothing that can be pressed',
  async (name, language, visit) => {
    const opened = await renderApp({ ...visit, person: readerOf(language) });
    await settled(opened);
    const card = await showToast(opened, language);
    for (const [width, height] of sizes) {
      await page.viewport(width, height);
      // What is scrolled away lies below the header too.
      window.scrollTo(0, 0);
      await moved();
      const size = `${width} × ${height}`;
      expect(card.getBoundingClientRect().height).toBeGreaterThan(0);
      expect(controls().length > 0, size).toBe(name !== paths.levels);
      expect(card.getBoundingClientRect().top, size).toBeGreaterThanOrEqual(bottomOfHeader());
      expect(coveredBy(card), size).toEqual([]);
    }
  },
);

const sideways = [
  [568, 320],
  [667, 375],
  [844, 390],
] as const;

test.each(
  sideways.flatMap(([width, height]) =>
    languages.map((language) => [width, height, language] as const),
  ),
)(
  '[UI-01] on a screen of %i × %i with text at 200 %, scrolled to its end, a toast in %s covers nothing that can be pressed',
  async (width, height, language) => {
    await page.viewport(width, height);
    root.style.fontSize = '200%';
    const notice = { isBonusTaken: false, availableTaps: 0, totalTaps: 0 };
    const opened = await renderApp({ player: notice, person: readerOf(language) });
    await settled(opened);
    window.scrollTo(0, root.scrollHeight);
    const card = await showToast(opened, language);
    expect(card.getBoundingClientRect().height).toBeGreaterThan(0);
    expect(coveredBy(card)).toEqual([]);
  },
);

const lowOrLarge = [
  [320, 256, '100%'],
  [360, 340, '100%'],
  [568, 320, '100%'],
  [568, 320, '150%'],
  [640, 360, '200%'],
  [412, 400, '200%'],
  [360, 480, '200%'],
  [320, 568, '200%'],
] as const;

test.each(
  [paths.bold, paths.profile].flatMap((path) =>
    lowOrLarge.flatMap(([width, height, textSize]) =>
      languages.map((language) => [path, width, height, textSize, language] as const),
    ),
  ),
)(
  '[UI-12] at %s on a screen of %i × %i with text at %s a toast in %s is shown whole, and covers nothing that can be pressed',
  async (path, width, height, textSize, language) => {
    await page.viewport(width, height);
    root.style.fontSize = textSize;
    const opened = await renderApp({ path, player, person: readerOf(language) });
    await settled(opened);
    for (const name of ['connectionLost', 'levelReached'] as const) {
      const card = await showToast(opened, language, name);
      expect(card.scrollHeight).toBeLessThanOrEqual(card.clientHeight + 1);
      expect(card.scrollWidth).toBe(card.clientWidth);
      expect(card.getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
      expect(isBroken(card.firstElementChild?.firstChild as Text)).toBe(false);
      expect(coveredBy(card)).toEqual([]);
    }
  },
);
